import type { Meta, StoryObj } from '@storybook/react-vite';
import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { ScreenHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { chapters, lastRead, quizTimes, running, subTrails, trails } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { NextStepCard } from './next-step-card.tsx';

const meta = {
  title: 'journey/Next step (card on home)',
  component: NextStepCard,
  parameters: {
    guide: {
      use: 'The one thing to do next, on home.',
      avoid: 'Everything else on home is a PictureTile.',
      do: 'Lead straight to the chapter.',
      dont: 'No second button.',
    },
    layout: 'padded',
    msw: { handlers: provider() },
  },
  play: settled,
  render: () => (
    <ScreenHarness address="/" path="/">
      <NextStepCard />
    </ScreenHarness>
  ),
} satisfies Meta<typeof NextStepCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoOn: Story = {};
export const UnderWay: Story = { parameters: { msw: { handlers: provider({ running }) } } };
/** A game of the Infinity Trail. */
export const GameUnderWay: Story = {
  parameters: { msw: { handlers: provider({ running: { ...running, tries: [] } }) } },
};
export const NewLearner: Story = {
  parameters: { msw: { handlers: provider({ quizTimes: quizTimes.map((row) => ({ ...row, star: 0 })) }) } },
};
const allPassed = {
  trails: trails.map((row) => ({ ...row, locked: false })),
  subTrails: subTrails.map((row) => ({ ...row, locked: false, remaining_chapters: 0 })),
};
export const AllWalked: Story = { parameters: { msw: { handlers: provider(allPassed) } } };
export const BookLeft: Story = { parameters: { msw: { handlers: provider({ ...allPassed, lastRead }) } } };
export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: provider({
        trails: trails
          .slice(0, 1)
          .map((row) => ({ ...row, name: 'The long way from the valley to the city' })),
        chapters: chapters.map((row) => ({ ...row, name: 'The long way from the valley to the city' })),
      }),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/quiz/v1/quiz-times'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/quiz/v1/quiz-times'), ...provider()] } },
};

import { example, http } from '@sirah-trails/api-client/testing';
import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { provider } from '../testing/provider.ts';
import { TodayCard } from './today-card.tsx';

const word = example('getToday', 'word').data;

const meta = {
  title: 'journey/Today (review, word of the day)',
  component: TodayCard,
  parameters: {
    guide: {
      use: 'On home, below the next step: questions that are back, else a word to know.',
      avoid: 'Nothing else of the day: it is no news and no task.',
      do: 'Keep its place while it loads, so that nothing below it moves.',
      dont: 'No word on days that were missed, and no count of days in a row.',
    },
  },
  render: () => (
    <ScreenHarness>
      <TodayCard />
    </ScreenHarness>
  ),
} satisfies Meta<typeof TodayCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const holding = (today: typeof word) => ({ msw: { handlers: provider({ today }) } });

export const QuestionsAreBack: Story = {
  parameters: holding({ due: 3, word: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Today 3 questions are back' })).toBeVisible();
  },
};

export const WordOfTheDay: Story = {
  parameters: holding(word),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Word of the day Oasis' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/x/v1/today', () => new Promise<never>(() => undefined)),
        ...provider({ today: word }),
      ],
    },
  },
};

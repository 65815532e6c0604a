import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { quizTime, quizTimes, trail, trails } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { startRoute } from '../routes.ts';

const meta = {
  title: 'journey/Start (choose a pace)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The beginning of the journey, and the dialog that asks for a pace.',
      avoid:
        'A newcomer goes from home straight to the first chapter. The pace is changed here, not in play.',
      do: 'Name the pace to begin with.',
      dont: 'No pace that sounds like a judgement.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: { route: startRoute, address: '/learning-journey/start' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Difficulties: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Journey' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your pace' });
    await expect(dialog).toBeVisible();
  },
};
/** A turned phone shows all paces. */
export const DifficultiesTurned: Story = {
  globals: { viewport: { value: 'turned' } },
  play: async (context) => {
    await Difficulties.play?.(context);
    const last = await screen.findByRole('button', { name: /^Expert/ });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};
export const NewLearner: Story = {
  ...Difficulties,
  parameters: {
    msw: {
      handlers: provider({
        quizTimes: quizTimes.map((row) => ({ ...row, star: 0 })),
        trails: trails.map((row) => ({ ...row, star: 0 })),
      }),
    },
  },
};
export const OneWorld: Story = { parameters: { msw: { handlers: provider({ trails: [trail()] }) } } };
export const LongNames: Story = {
  ...Difficulties,
  parameters: {
    msw: {
      handlers: provider({
        quizTimes: [
          quizTime({
            difficulty_label: 'Calm and steady through the whole desert',
            star: 1000,
            total_star: 1000,
          }),
        ],
      }),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/quiz/v1/quiz-times'), ...provider()] } },
};
export const Empty: Story = { parameters: { msw: { handlers: provider({ quizTimes: [] }) } } };
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/quiz/v1/quiz-times'), ...provider()] } },
};

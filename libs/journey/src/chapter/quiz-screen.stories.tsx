import { example } from '@sirah-trails/api-client/testing';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { provider } from '../testing/provider.ts';
import { quizByQueryRoute, quizRoute } from '../routes.ts';
import { startTap } from './quiz-entry.ts';
import { quiz, quizProvider, refusing, run, wrongResult } from '../testing/quiz-provider.ts';

const handlers = (...first: ReturnType<typeof quizProvider>) => ({
  msw: { handlers: [...first, ...quizProvider(), ...provider()] },
});
const answerPalms = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /date palms/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
};

const meta = {
  title: 'journey/Quiz (play, chapter)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'A chapter in play with the real calls: loading, refused, interrupted, ended.',
      avoid: 'The look of one question is that of QuizPlayer and of the question types.',
      do: 'Ask before a running question is left.',
      dont: 'No link to another place while the clock runs.',
    },
    layout: 'fullscreen',
    ...handlers(),
  },
  args: {
    route: quizRoute,
    address: '/learning-journey/quizz/w1-s1-c1?difficulty=easy&trail_id=w1&sub_trail_id=w1-s1',
    state: startTap,
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole screen over a mocked provider. */
export const Content: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: /date palms/ })),
};
export const Right: Story = {
  play: async (context) => {
    await answerPalms(context);
    await context.canvas.findByRole('button', { name: 'Continue' });
  },
};
export const Wrong: Story = {
  parameters: handlers(...quizProvider({ result: wrongResult })),
  play: answerPalms,
};
/** The clock runs on outside of the screen. */
export const LeavingAsks: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /date palms/ });
    await userEvent.click(canvas.getByRole('link', { name: /^Back to/ }));
    await expect(await screen.findByRole('button', { name: 'Stay and play' })).toBeVisible();
  },
};
export const LeftBetweenQuestions: Story = {
  parameters: handlers(
    ...quizProvider({
      quizzes: [quiz(1, { closed: true, outcome: 'right' }), quiz(2), quiz(3), quiz(4), quiz(5)],
      run: run({ stars: 1 }),
    }),
  ),
};
/** Mistakes that are back: no lives, no clock, no score. */
export const Review: Story = {
  args: { route: quizByQueryRoute, address: '/learning-journey/quizz?quizz_status=review', state: null },
  parameters: { msw: { handlers: provider({ review: example('listReviewQuizzes').data }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Question 1/2')).toBeVisible();
  },
};
export const Loading: Story = { parameters: handlers(waiting('/api/trails/v1/quizzes')) };
export const Failing: Story = { parameters: handlers(failing('/api/trails/v1/quizzes')) };
export const Passed: Story = {
  parameters: handlers(refusing('/api/trails/v1/quizzes', 403, 'CHAPTER_PASSED')),
};
export const Locked: Story = {
  parameters: handlers(refusing('/api/trails/v1/quizzes', 403, 'CHAPTER_LOCKED')),
};

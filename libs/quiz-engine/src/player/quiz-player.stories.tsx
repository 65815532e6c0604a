import { ScreenFrame } from '../testing/screen-frame.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeVoice } from '@sirah-trails/ui/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { firstAttempt, type RunState } from '../core/state.ts';
import { idOf, pictured, sampleClosing, sampleKey, sampleState } from '../testing/sample-chapter.ts';
import { QuizPlayer } from './quiz-player.tsx';

const dispatch = fn();

/** The player shows a state; the clock of these stories stands. */
function show(state: RunState): Pick<Story, 'args'> {
  return { args: { run: { state, dispatch, now: () => 0 } } };
}

const meta = {
  title: 'quiz-engine/player/Quiz player (question, timer, hearts)',
  component: QuizPlayer,
  parameters: {
    guide: {
      use: 'One question with time, hearts and stars, and what follows an answer. Set them below the first story.',
      avoid: 'Nothing else belongs on the screen while a clock runs.',
      do: 'Keep help free: the clock waits while a hint is read.',
      dont: 'Nothing leaves by itself, and nothing shakes or flashes.',
    },
    layout: 'fullscreen',
  },
  decorators: [ScreenFrame],
} satisfies Meta<typeof QuizPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = { name: 'answering' } as const;
const pending = {
  submission: { quizId: idOf('multiple_choice'), answer: '', timeUp: true, key: 'seed-1' },
  attempt: firstAttempt,
};
const troubled = { failures: 1, retryAt: 3_000, message: 'Bad gateway' };
const closing = { outcome: 'right', key: sampleKey('multiple_choice'), ...sampleClosing } as const;

interface Controls {
  /** Stars of earlier questions. */
  stars: number;
  lives: number;
  /** Seconds that are left of 60. */
  time: number;
}

/** Stars, lives and time can be set below the story. */
export const MultipleChoice: StoryObj<Controls> = {
  args: { stars: 0, lives: 3, time: 47 },
  argTypes: {
    stars: { control: { type: 'range', min: 0, max: 4, step: 1 } },
    lives: { control: { type: 'range', min: 1, max: 3, step: 1 } },
    time: { control: { type: 'range', min: 1, max: 60, step: 1 } },
  },
  render: ({ stars, lives, time }) => {
    const deadline = { quizId: idOf('multiple_choice'), at: time * 1_000, totalMs: 60_000 };
    const state = sampleState('multiple_choice', answering, { input: 'B', stars, lives, deadline });
    const quizzes = state.quizzes.map((quiz) =>
      quiz.id === state.currentId ? { ...quiz, order: stars + 1 } : quiz,
    );
    return <QuizPlayer key={time} run={{ state: { ...state, quizzes }, dispatch, now: () => 0 }} />;
  },
};
/** The alternative text describes the picture. */
export const WithPicture: Story = show(sampleState('multiple_choice', answering, { inPlay: pictured }));
export const TrueOrFalse: Story = show(sampleState('true_or_false', answering, { stars: 1 }));
export const DragAndDrop: Story = show(
  sampleState('drag_and_drop', answering, { input: [1, 3, null, null] }),
);
const sendWith = (input: readonly (number | null)[]): Story => ({
  ...show(sampleState('drag_and_drop', answering, { input })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByRole('button', { name: 'Fill them first' })).toBeVisible();
  },
});
/** An order with empty places may be sent, and may cost a life: the popup asks once. */
export const PlacesAreEmpty = sendWith([1, null, null, null]);
export const OnePlaceIsEmpty = sendWith([1, 3, 0, null]);
export const MatchupWords: Story = show(
  sampleState('matchup_words', { name: 'partial' }, { locked: { Najd: 'High, open plain' }, lives: 2 }),
);
export const UnscrambleWords: Story = show(sampleState('unscramble_words', answering, { input: 'HIJ' }));
export const TimeIsShort: StoryObj<Controls> = {
  ...MultipleChoice,
  args: { stars: 0, lives: 3, time: 8 },
};
/** Calm play without a clock: nothing counts down. */
export const WithoutClock: Story = {
  ...show(sampleState('multiple_choice', answering, { deadline: null })),
  play: async () => {
    await expect(screen.queryByRole('progressbar', { name: 'Time left' })).not.toBeInTheDocument();
  },
};
export const Opening: Story = show(
  sampleState('multiple_choice', { name: 'opening', attempt: firstAttempt }, { deadline: null }),
);
export const OpeningInTrouble: Story = show(
  sampleState('multiple_choice', { name: 'opening', attempt: troubled }, { deadline: null }),
);
export const Submitting: Story = show(
  sampleState('multiple_choice', { name: 'submitting', ...pending }, { input: 'B' }),
);
export const SubmittingInTrouble: Story = show(
  sampleState('multiple_choice', { name: 'submitting', ...pending, attempt: troubled }, { input: 'B' }),
);
export const Right: Story = {
  ...show(
    sampleState('multiple_choice', { name: 'right' }, { closing, input: 'B', stars: 1, deadline: null }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dispatch).toHaveBeenLastCalledWith({ type: 'continue' });
  },
};
/** After the last question: its card stays until the next screen is there. */
export const Leaving: Story = {
  ...show(
    sampleState('multiple_choice', { name: 'finished' }, { closing, input: 'B', stars: 5, deadline: null }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Wrong: Story = {
  ...show(
    sampleState(
      'multiple_choice',
      { name: 'wrong' },
      {
        input: 'A',
        lives: 2,
        hint: 'Its name is a colour, and Abyssinia lies on its other shore.',
      },
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await expect(dispatch).toHaveBeenLastCalledWith({ type: 'try-again' });
  },
};
/** The time to read its hint runs down in the popup, too. */
export const WrongWithTimeToRead: Story = show(
  sampleState(
    'multiple_choice',
    { name: 'wrong' },
    {
      input: 'A',
      lives: 2,
      hint: 'Its name is a colour, and Abyssinia lies on its other shore.',
      deadline: {
        quizId: idOf('multiple_choice'),
        at: 53_600,
        totalMs: 60_000,
        extra: { until: 8_000, totalMs: 12_600 },
      },
    },
  ),
);
/** The popup is closed: the hint stays, and the time to read runs down before the question's own time. */
export const HintOnTheCard: Story = show(
  sampleState('multiple_choice', answering, {
    lives: 2,
    tried: ['A'],
    hint: 'Its name is a colour, and Abyssinia lies on its other shore.',
    deadline: {
      quizId: idOf('multiple_choice'),
      at: 47_000,
      totalMs: 60_000,
      extra: { until: 5_000, totalMs: 8_000 },
    },
  }),
);
/** The most that a short phone holds: hint, places, cards and their buttons. */
export const HintAboveTheOrder: Story = show(
  sampleState('drag_and_drop', answering, {
    input: [1, null, null, null],
    lives: 2,
    tried: [['Yemen', 'Makkah', 'Yathrib', 'Al-Sham']],
    hint: 'Al-Sham lies at the north end of the caravan road, and Yemen at its south end.',
  }),
);
/** On a device with a voice: Read to me is beside the task, the hint and the success message. */
const withVoice = (state: RunState): Story => ({
  ...show(state),
  beforeEach: () => fakeVoice().remove,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Read to me' });
    await waitFor(() => expect(button).toBeVisible());
  },
});
export const ReadToMe = withVoice(sampleState('unscramble_words', answering, { input: 'HIJ' }));
export const ReadTheHint = withVoice(
  sampleState('multiple_choice', answering, { lives: 2, tried: ['A'], hint: 'Its name is a colour.' }),
);
export const ReadTheExplanation = withVoice(
  sampleState('multiple_choice', { name: 'right' }, { closing, input: 'B', stars: 1, deadline: null }),
);
export const ReadTheHintInItsPopup = withVoice(
  sampleState('multiple_choice', { name: 'wrong' }, { input: 'A', lives: 2, hint: 'Its name is a colour.' }),
);
export const TimeUp: Story = show(
  sampleState(
    'multiple_choice',
    { name: 'time-up', cause: 'clock', pending: null },
    {
      closing: { ...closing, outcome: 'time_up' },
      lives: 2,
      deadline: null,
    },
  ),
);
/** No next question is promised; 'Out of Lives!' follows, without the answer once more. */
export const TimeUpOnTheLastLife: Story = show(
  sampleState(
    'multiple_choice',
    { name: 'time-up', cause: 'clock', pending: null },
    { closing: { ...closing, outcome: 'time_up' }, lives: 0, deadline: null },
  ),
);
export const TimeUpWhileAway: Story = show(
  sampleState('multiple_choice', { name: 'time-up', cause: 'away', pending }, { lives: 2 }),
);
export const TimeUpByTheNetwork: Story = show(
  sampleState('multiple_choice', {
    name: 'time-up',
    cause: 'network',
    pending: { ...pending, attempt: troubled },
  }),
);
export const OutOfLives: Story = show(
  sampleState(
    'true_or_false',
    { name: 'out-of-lives', leaving: false },
    {
      lives: 0,
      stars: 1,
      closing: { ...sampleClosing, outcome: 'wrong' },
      deadline: null,
    },
  ),
);
export const TooFewStars: Story = show(
  sampleState('unscramble_words', { name: 'too-few-stars', leaving: false }, { stars: 2, deadline: null }),
);
export const PassedWithNoLives: Story = show(
  sampleState(
    'unscramble_words',
    { name: 'passed-with-no-lives' },
    {
      lives: 0,
      stars: 3,
      closing: { ...sampleClosing, outcome: 'wrong' },
      deadline: null,
    },
  ),
);
export const Progress: Story = show(
  sampleState('matchup_words', { name: 'progress', step: { name: 'offer' } }, { stars: 3, deadline: null }),
);
/** The last chapter of all has no next chapter: its run can only finish. */
export const ProgressInTheLastChapter: Story = show(
  sampleState(
    'matchup_words',
    { name: 'progress', step: { name: 'offer' } },
    { stars: 3, deadline: null, ends: 'journey' },
  ),
);
export const ProgressAskingRank: Story = show(
  sampleState(
    'matchup_words',
    { name: 'progress', step: { name: 'asking-rank', since: 0 } },
    {
      stars: 3,
      trail: { passed: 2, chapters: 5 },
      deadline: null,
    },
  ),
);
export const ProgressRankFailed: Story = show(
  sampleState(
    'matchup_words',
    { name: 'progress', step: { name: 'rank-failed', message: null } },
    {
      stars: 3,
      deadline: null,
    },
  ),
);
export const Practised: Story = show(
  sampleState(
    'multiple_choice',
    { name: 'practised' },
    {
      limits: { lives: 0, stars: 0 },
      deadline: null,
      closing: { ...closing, outcome: 'wrong' },
    },
  ),
);
export const Ready: Story = show(
  sampleState('true_or_false', { name: 'ready' }, { currentId: null, stars: 1, deadline: null }),
);
export const Elsewhere: Story = show(sampleState('true_or_false', { name: 'elsewhere' }, { deadline: null }));
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  ...show(sampleState('drag_and_drop', answering, { input: [1, null, null, null] })),
};
export const LargeText: Story = {
  globals: { textSize: '200' },
  ...show(sampleState('multiple_choice', answering)),
};

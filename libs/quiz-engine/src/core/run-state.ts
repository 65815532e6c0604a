import { noLockedParts, type LockedParts } from './answer.ts';
import type { Failure, QuestionOutcome, Quiz, Source } from './chapter.ts';
import type { Deadline } from './deadline.ts';
import type { Input } from './question-registry.ts';
import { rules } from './rules.ts';
import type { Attempt, Submission } from './submission.ts';

/** Why time ran out: while playing, while nobody was here, or because the answer could not be sent. */
export type TimeUpCause = 'clock' | 'away' | 'network';

export type Phase =
  | { readonly name: 'loading' }
  | { readonly name: 'load-failed'; readonly failure: Failure }
  /** The next question waits for a tap: its clock has not started. */
  | { readonly name: 'ready' }
  | { readonly name: 'opening'; readonly attempt: Attempt }
  | { readonly name: 'answering' }
  /** Answering, with some parts right and locked. */
  | { readonly name: 'partial' }
  | { readonly name: 'submitting'; readonly submission: Submission; readonly attempt: Attempt }
  /** Try Again; the clock runs on. */
  | { readonly name: 'wrong' }
  /** The last life went, but the chapter is passed already (D114). */
  | { readonly name: 'passed-with-no-lives' }
  | { readonly name: 'right' }
  | {
      readonly name: 'time-up';
      readonly cause: TimeUpCause;
      /** Until the server has confirmed it. */
      readonly pending: { readonly submission: Submission; readonly attempt: Attempt } | null;
    }
  | { readonly name: 'out-of-lives'; readonly leaving: boolean }
  /** All answered and alive, yet too few stars: only another provider can lead here (D115). */
  | { readonly name: 'too-few-stars'; readonly leaving: boolean }
  | { readonly name: 'progress'; readonly step: ProgressStep }
  | { readonly name: 'finished' }
  /** Another tab plays this chapter (D188). */
  | { readonly name: 'elsewhere' };

export type ProgressStep =
  | { readonly name: 'offer' }
  | { readonly name: 'asking-rank'; readonly since: number }
  | { readonly name: 'rank-failed'; readonly message: string | null };

/** What is shown of a closed question. */
export interface Closing {
  readonly outcome: QuestionOutcome;
  readonly key: Input | null;
  readonly explanation: string | null;
  readonly sources: readonly Source[];
}

export interface RunState {
  readonly phase: Phase;
  /** Makes the keys of this visit, with the count of those already used. */
  readonly seed: string;
  readonly keysUsed: number;
  readonly quizzes: readonly Quiz[];
  readonly questionMs: number | null;
  readonly quiet: boolean;
  readonly runId: string | null;
  readonly lives: number;
  readonly stars: number;
  readonly currentId: string | null;
  readonly deadline: Deadline | null;
  /** The ten-seconds call was made for this question. */
  readonly warned: boolean;
  readonly input: Input | null;
  readonly locked: LockedParts;
  readonly hint: string | null;
  readonly closing: Closing | null;
  readonly progressOffered: boolean;
  /** Refusals in a row: one reloads, a second one stops and asks. */
  readonly refusals: number;
}

/** @param seed unique for each visit; letters, digits, `_` and `-` only. */
export function initialState(seed: string): RunState {
  return {
    phase: { name: 'loading' },
    seed,
    keysUsed: 0,
    quizzes: [],
    questionMs: null,
    quiet: false,
    runId: null,
    lives: rules.lives,
    stars: 0,
    currentId: null,
    deadline: null,
    warned: false,
    input: null,
    locked: noLockedParts,
    hint: null,
    closing: null,
    progressOffered: false,
    refusals: 0,
  };
}

export function currentQuiz(state: RunState): Quiz | undefined {
  return state.quizzes.find(({ id }) => id === state.currentId);
}

/** Whether the learner may change the input. */
export function acceptsInput({ phase }: RunState) {
  return phase.name === 'answering' || phase.name === 'partial';
}

/** Whether the clock of the open question can still run out. */
export function isClockRunning({ phase }: RunState) {
  return ['answering', 'partial', 'wrong', 'submitting'].includes(phase.name);
}

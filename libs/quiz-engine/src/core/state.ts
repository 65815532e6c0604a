import type { LockedParts, QuestionOutcome } from '../questions/contract/core.ts';
import type { Answer, QuestionInPlay } from './questions.ts';
import type { BookPage, ChapterFacts, Failure, Moment, Quiz, Source } from './responses.ts';
import { rules } from './rules.ts';

/** Cause of a time-up: while playing, while away, an answer that could not be sent, an answer that arrived too late. */
export type TimeUpCause = 'clock' | 'away' | 'network' | 'late';

/** Phase of a run: between questions, in a question, or of its mode. */
export type Phase = RunPhase | RoundPhase | ChapterPhase | EndlessPhase | PracticePhase;

type RunPhase =
  | { readonly name: 'loading' }
  | { readonly name: 'load-failed'; readonly failure: Failure }
  /** The next question waits for Continue; its clock has not started. */
  | { readonly name: 'ready' }
  | { readonly name: 'finished' }
  /** Paused by another tab with this run. */
  | { readonly name: 'elsewhere' };

type RoundPhase =
  | { readonly name: 'opening'; readonly attempt: Attempt }
  | { readonly name: 'answering' }
  /** Answering, with some parts right and locked. */
  | { readonly name: 'partial' }
  | ({ readonly name: 'submitting' } & Sending)
  /** Try Again; the clock runs on. */
  | { readonly name: 'wrong' }
  | { readonly name: 'right' }
  | {
      readonly name: 'time-up';
      readonly cause: TimeUpCause;
      /** Until the server has confirmed it. */
      readonly pending: Sending | null;
    };

type ChapterPhase =
  /** The last life is lost, but the chapter is passed already (D114). */
  | { readonly name: 'passed-with-no-lives' }
  | { readonly name: 'out-of-lives'; readonly leaving: boolean }
  /** All answered with a life left and too few stars: possible with another provider only (D115). */
  | { readonly name: 'too-few-stars'; readonly leaving: boolean }
  | { readonly name: 'progress'; readonly step: ProgressStep };

/** A wrong answer has ended the game; the question and its answer stay on screen. */
type EndlessPhase = { readonly name: 'game-over' };

/** Wrong answer in practice: the right answer is shown. */
type PracticePhase = { readonly name: 'practised' };

type ProgressStep =
  | { readonly name: 'offer' }
  | { readonly name: 'asking-rank'; readonly since: Moment }
  | { readonly name: 'rank-failed'; readonly message: string | null };

/** One action of the learner, with one key for all its attempts (D130). */
export interface Submission {
  readonly quizId: string;
  readonly answer: Answer;
  readonly timeUp: boolean;
  readonly key: string;
}

/** The progress of a call that may be repeated. */
export interface Attempt {
  readonly failures: number;
  /** When to retry; null while a call is under way. */
  readonly retryAt: Moment | null;
  /** Message of the server for the last failure, shown as details. */
  readonly message: string | null;
}

/** A submission under way. */
interface Sending {
  readonly submission: Submission;
  readonly attempt: Attempt;
}

export const firstAttempt: Attempt = { failures: 0, retryAt: null, message: null };

export function failedAttempt(attempt: Attempt, failure: Failure, now: Moment): Attempt {
  const waits = rules.retryWaitsMs;
  const wait = waits[Math.min(attempt.failures, waits.length - 1)] ?? 0;
  return { failures: attempt.failures + 1, retryAt: now + wait, message: failure.message };
}

export function repeatedAttempt(attempt: Attempt): Attempt {
  return { ...attempt, retryAt: null };
}

/** When the open question ends, by the injected clock. */
export interface Deadline {
  readonly quizId: string;
  readonly at: Moment;
  /** Milliseconds of the whole clock, for the bar. */
  readonly totalMs: number;
  /** Extra time to read or hear, which runs down before the question's own time (D215). */
  readonly extra?: { readonly until: Moment; readonly totalMs: number } | undefined;
}

/** Praise that names what the learner did. */
export type Praise =
  | 'second-try'
  | 'kept-trying'
  | 'five-in-a-row'
  | 'three-in-a-row'
  | 'quick'
  | 'ordered'
  | 'paired'
  | 'spelled'
  | 'judged'
  | 'without-hint';

/** Content of a closed question besides its key. */
export interface Closing {
  readonly outcome: QuestionOutcome;
  readonly explanation: string | null;
  readonly sources: readonly Source[];
  readonly book: BookPage | null;
  /** Names what the learner did; absent after a mistake. */
  readonly praise?: Praise | null | undefined;
  /** The key is sent only when another run has closed the question too (D217). */
  readonly isHeldBack: boolean;
}

/** Maximum of lives and stars. A run begins with all its lives and no star. */
export interface Limits {
  readonly lives: number;
  readonly stars: number;
}

/** Note of a mode, once in a run. Survives a reload and ends with the run. */
export type RunNote = 'progress-offered' | 'abandoned' | 'completed';

export interface RunState {
  readonly phase: Phase;
  /** Prefix of the keys of this visit; `keysUsed` is the suffix. */
  readonly seed: string;
  readonly keysUsed: number;
  readonly limits: Limits;
  readonly quizzes: readonly Quiz[];
  readonly questionMs: number | null;
  readonly quiet: boolean;
  readonly ends: ChapterFacts['ends'];
  readonly trail: ChapterFacts['trail'];
  readonly pairsByCheck: ChapterFacts['pairsByCheck'];
  readonly runId: string | null;
  readonly lives: number;
  readonly stars: number;
  readonly notes: readonly RunNote[];
  readonly currentId: string | null;
  /** The current question once its content is known. */
  readonly inPlay: QuestionInPlay | null;
  readonly locked: LockedParts;
  /** Wrong answers to the current question. */
  readonly tried: readonly Answer[];
  readonly deadline: Deadline | null;
  /** Milliseconds left at the last announcement of this question's clock; null if there was none. */
  readonly warnedAtMs: number | null;
  /** `keysUsed` when the read-aloud was reported; null if it was not. */
  readonly readAloudAt: number | null;
  readonly hint: string | null;
  readonly closing: Closing | null;
  /** Refusals in a row: the first reloads, the second asks the learner. */
  readonly refusals: number;
}

/** State that survives a reload or a crash. Lives, stars and time come from the server. */
export interface RunMemory {
  readonly runId: string;
  /** Answer without a result, resent under its key. */
  readonly pending: Submission | null;
  readonly notes: readonly RunNote[];
  /** Input that was not sent. */
  readonly draft?: { readonly quizId: string; readonly input: unknown } | undefined;
  /** Id of the question on screen, so that its end is shown after an absence. */
  readonly shown?: string | undefined;
}

/** @param seed unique for each visit; letters, digits, `_` and `-` only. */
export function initialState(seed: string, limits: Limits): RunState {
  return {
    phase: { name: 'loading' },
    seed,
    keysUsed: 0,
    limits,
    quizzes: [],
    questionMs: null,
    quiet: false,
    ends: 'chapter',
    trail: null,
    pairsByCheck: null,
    runId: null,
    lives: limits.lives,
    stars: 0,
    notes: [],
    currentId: null,
    inPlay: null,
    locked: {},
    tried: [],
    deadline: null,
    warnedAtMs: null,
    readAloudAt: null,
    hint: null,
    closing: null,
    refusals: 0,
  };
}

/** The first question that is not closed. */
export function nextOpenId({ quizzes }: RunState): string | null {
  return quizzes.find(({ closed }) => !closed)?.id ?? null;
}

export function currentQuiz({
  quizzes,
  currentId,
}: Pick<RunState, 'quizzes' | 'currentId'>): Quiz | undefined {
  return quizzes.find(({ id }) => id === currentId);
}

/** Number of questions; null for an endless run. */
export function questionCount({ quizzes, limits }: Pick<RunState, 'quizzes' | 'limits'>): number | null {
  return Number.isFinite(limits.stars) ? quizzes.length : null;
}

/** Whether the learner may change the input. */
export function acceptsInput({ phase }: RunState) {
  return phase.name === 'answering' || phase.name === 'partial';
}

/** Whether a right answer is celebrated: until the next question, or the screen after the run, is shown. */
export function isCheered({ phase, closing }: RunState) {
  return phase.name === 'right' || (phase.name === 'finished' && closing?.outcome === 'right');
}

/** Whether the clock of the open question runs. */
export function isClockRunning({ phase, deadline }: Pick<RunState, 'phase' | 'deadline'>): boolean {
  return deadline !== null && ['answering', 'partial', 'wrong', 'submitting'].includes(phase.name);
}

/** The submission under way in any phase. */
export function sendingOf({ phase }: RunState): Sending | null {
  if (phase.name === 'submitting') return phase;
  return phase.name === 'time-up' ? phase.pending : null;
}

export function isInTrouble(attempt: Attempt) {
  return attempt.failures > 0;
}

/** Milliseconds left in all; never below 0. */
export function remainingMs(deadline: Deadline, now: Moment) {
  return Math.max(0, deadline.at - now);
}

/** Milliseconds left of the extra time; never below 0. */
export function extraMs({ extra }: Deadline, now: Moment) {
  return Math.max(0, (extra?.until ?? now) - now);
}

/** Milliseconds left of the question's own time, which stops during extra time; never below 0. */
export function ownMs(deadline: Deadline, now: Moment) {
  return remainingMs(deadline, now) - Math.min(remainingMs(deadline, now), extraMs(deadline, now));
}

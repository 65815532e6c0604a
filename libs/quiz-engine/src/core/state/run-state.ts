import type { LockedParts } from '../question.ts';
import type { Answer, QuestionInPlay } from '../question-registry.ts';
import type { Phase } from './phase.ts';
import type { BookPage, ChapterFacts, Moment, QuestionOutcome, Quiz, Source } from './responses.ts';
import type { Attempt, Sending, Submission } from './submission.ts';

/** When the open question ends, by the injected clock. */
export interface Deadline {
  readonly quizId: string;
  readonly at: Moment;
  /** Milliseconds of the whole clock, for the bar. */
  readonly totalMs: number;
  /** Time to read, which runs down before the question's own time (D215). */
  readonly reading?: { readonly until: Moment; readonly totalMs: number } | undefined;
}

/** What is shown of a closed question, beside its key. */
export interface Closing {
  readonly outcome: QuestionOutcome;
  readonly explanation: string | null;
  readonly sources: readonly Source[];
  readonly book: BookPage | null;
  /** The key comes only when another try has closed the question too (D217). */
  readonly isHeldBack: boolean;
}

/** The most lives and stars of a run: a run begins with all its lives and no star. */
export interface Limits {
  readonly lives: number;
  readonly stars: number;
}

/** What a mode notes once in a run. It outlives a reload and ends with the run. */
export type RunNote = 'progress-offered' | 'abandoned' | 'completed';

export interface RunState {
  readonly phase: Phase;
  /** Makes the keys of this visit, with the count of those already used. */
  readonly seed: string;
  readonly keysUsed: number;
  readonly limits: Limits;
  readonly quizzes: readonly Quiz[];
  readonly questionMs: number | null;
  readonly quiet: boolean;
  readonly isLastOfAll: boolean;
  readonly trail: ChapterFacts['trail'];
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
  /** The time left, in milliseconds, at which this question's clock was announced last; null where it was not. */
  readonly warnedAtMs: number | null;
  /** How many keys were used when the question's reading aloud was reported; null where it was not. */
  readonly readAloudAt: number | null;
  readonly hint: string | null;
  readonly closing: Closing | null;
  /** Refusals in a row: the first one reloads, the second one stops and asks. */
  readonly refusals: number;
}

/** What outlives a reload or a crash. Lives, stars and time are not in it: they are the server's. */
export interface RunMemory {
  readonly runId: string;
  /** An answer whose result is not known yet: sent again with its key. */
  readonly pending: Submission | null;
  readonly notes: readonly RunNote[];
  /** What the learner has put in and not sent. */
  readonly draft?: { readonly quizId: string; readonly input: unknown } | undefined;
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
    isLastOfAll: false,
    trail: null,
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

export function currentQuiz({
  quizzes,
  currentId,
}: Pick<RunState, 'quizzes' | 'currentId'>): Quiz | undefined {
  return quizzes.find(({ id }) => id === currentId);
}

/** How many questions the run has; null where it has no end. */
export function questionCount({ quizzes, limits }: Pick<RunState, 'quizzes' | 'limits'>): number | null {
  return Number.isFinite(limits.stars) ? quizzes.length : null;
}

/** Whether the learner may change the input. */
export function acceptsInput({ phase }: RunState) {
  return phase.name === 'answering' || phase.name === 'partial';
}

/** Whether a right answer is cheered: until the next question opens, or the screen after the run is there. */
export function isCheered({ phase, closing }: RunState) {
  return phase.name === 'right' || (phase.name === 'finished' && closing?.outcome === 'right');
}

/** Whether the clock of the open question runs. */
export function isClockRunning({ phase, deadline }: Pick<RunState, 'phase' | 'deadline'>): boolean {
  return deadline !== null && ['answering', 'partial', 'wrong', 'submitting'].includes(phase.name);
}

/** The submission under way, whichever phase it belongs to. */
export function sendingOf({ phase }: RunState): Sending | null {
  if (phase.name === 'submitting') return phase;
  return phase.name === 'time-up' ? phase.pending : null;
}

/** Whether the learner should see that the connection is in trouble. */
export function isInTrouble(attempt: Attempt) {
  return attempt.failures > 0;
}

/** Milliseconds left in all; never below 0. */
export function remainingMs(deadline: Deadline, now: Moment) {
  return Math.max(0, deadline.at - now);
}

/** Milliseconds left to read, before the question's own time goes on; never below 0. */
export function readingMs({ reading }: Deadline, now: Moment) {
  return Math.max(0, (reading?.until ?? now) - now);
}

/** Milliseconds left of the question's own time, which waits while there is time to read; never below 0. */
export function ownMs(deadline: Deadline, now: Moment) {
  return remainingMs(deadline, now) - Math.min(remainingMs(deadline, now), readingMs(deadline, now));
}

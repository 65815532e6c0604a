import type { QuestionType } from '@sirah-trails/content-pack/model';
import { rules } from '../rules.ts';

/** Reason why a question closed: right answer, no lives left, or time-up. */
export type QuestionOutcome = 'right' | 'wrong' | 'time_up';

/** State of a question in a run. Times are epoch milliseconds. */
export interface RunQuestion {
  readonly id: string;
  readonly openedAt: number | null;
  /** Null before the question opens, and without a clock. */
  readonly deadlineAt: number | null;
  readonly closedAt: number | null;
  readonly outcome: QuestionOutcome | null;
  /** End of the extra time, which was added to the deadline and runs down first; null without extra time. */
  readonly extraTimeUntil: number | null;
  /** True after extra time for reading aloud. */
  readonly readAloud: boolean;
}

/** Parameters of a scored mode. */
export interface RunMode {
  /** Lives at the start. */
  readonly lives: number;
  /** Maximum stars of a run. */
  readonly mostStars: number;
}

/** A chapter of the journey (B9). */
export const chapterMode: RunMode = { lives: rules.lives, mostStars: rules.mostStars };
/** Endless mode: the first wrong answer ends the game (D171). */
export const endlessMode: RunMode = { lives: 1, mostStars: Number.POSITIVE_INFINITY };

/** A run of a chapter or a game of endless mode, without database fields. */
export interface Run {
  readonly mode: RunMode;
  readonly lives: number;
  readonly stars: number;
  /** Stars that count on boards. */
  readonly rankedStars: number;
  /** In playing order. */
  readonly questions: readonly RunQuestion[];
  /** Last close of a question, or start of the run: the next question is readable from then. */
  readonly lastClosedAt: number;
  readonly abandonedAt: number | null;
}

export type RunPhase = 'playing' | 'passed' | 'failed';

export function untouched(id: string): RunQuestion {
  const none = { openedAt: null, deadlineAt: null, closedAt: null, outcome: null };
  return { id, ...none, extraTimeUntil: null, readAloud: false };
}

/** A new run: full lives, no stars, no opened questions. */
export function newRun(questionIds: readonly string[], now: number, mode = chapterMode): Run {
  const questions = questionIds.map(untouched);
  const none = { stars: 0, rankedStars: 0 };
  return { mode, lives: mode.lives, ...none, questions, lastClosedAt: now, abandonedAt: null };
}

/** A question of the chapter in the current pack. */
export interface ChapterQuestion {
  readonly id: string;
  readonly type: QuestionType;
  /** True for a question outside the current pack. */
  readonly retired: boolean;
}

/**
 * Questions of a started run in playing order: opened questions first, then the current pack's. A replaced question
 * that was opened takes the place of its successor of the same type. So a newer pack cannot insert a question before
 * the open question or lengthen the run (T20).
 *
 * @param chapter in pack order, including retired questions
 * @param opened questions opened by the run, by id
 */
export function runQuestions(
  chapter: readonly ChapterQuestion[],
  opened: ReadonlyMap<string, RunQuestion>,
): RunQuestion[] {
  const begun = chapter.flatMap(({ id }) => opened.get(id) ?? []).toSorted(byClosing);
  const replaced = chapter.filter(({ id, retired }) => retired && opened.has(id));
  const left = chapter.filter(({ id, retired }) => !retired && !opened.has(id));
  return [...begun, ...replaced.reduce(withoutOneLike, left).map(({ id }) => untouched(id))];
}

/** Sorts the open question last. */
function byClosing(one: RunQuestion, other: RunQuestion): number {
  const open = Number.MAX_SAFE_INTEGER;
  return (one.closedAt ?? open) - (other.closedAt ?? open);
}

function withoutOneLike(questions: readonly ChapterQuestion[], { type }: ChapterQuestion) {
  const index = questions.findIndex((question) => question.type === type);
  return index === -1 ? questions : questions.toSpliced(index, 1);
}

/**
 * Phase of a chapter's run (B4.6, B4.8, D114 and D115): it ends without lives or open questions, and is passed with
 * three stars.
 */
export function phaseOf(run: Run): RunPhase {
  if (run.lives > 0 && nextQuestion(run)) return 'playing';
  return run.stars >= rules.starsToPass ? 'passed' : 'failed';
}

/** The first open question: questions are played in order. */
export function nextQuestion(run: Run): RunQuestion | undefined {
  return run.questions.find((question) => question.outcome === null);
}

/** The question with a running clock. */
export function openQuestion(run: Run): RunQuestion | undefined {
  return run.questions.find((question) => question.openedAt !== null && question.outcome === null);
}

export function questionOf(run: Run, id: string): RunQuestion | undefined {
  return run.questions.find((question) => question.id === id);
}

/** Replaces a question of the run. */
export function withQuestion<State extends Run>(run: State, changed: RunQuestion): State {
  const questions = run.questions.map((question) => (question.id === changed.id ? changed : question));
  return { ...run, questions };
}

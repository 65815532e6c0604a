import type { QuestionType } from '@sirah-trails/content-pack/model';
import { rules } from '../rules.ts';

/** How a question closed: answered right, out of lives, or out of time. */
export type QuestionOutcome = 'right' | 'wrong' | 'time_up';

/** One question as one run sees it. Times are epoch milliseconds. */
export interface RunQuestion {
  readonly id: string;
  readonly openedAt: number | null;
  /** Null before it is opened, and without a clock. */
  readonly deadlineAt: number | null;
  readonly closedAt: number | null;
  readonly outcome: QuestionOutcome | null;
  /** Until when the learner reads: this time was added to the deadline, and runs down first. Null when none was added. */
  readonly extraTimeUntil: number | null;
  /** Whether time was added to have it read aloud. */
  readonly readAloud: boolean;
}

/** What the modes in which answers count differ in. */
export interface RunMode {
  /** Lives at the start. */
  readonly lives: number;
  /** Most stars that one run can give. */
  readonly mostStars: number;
}

/** A chapter of the journey (B9). */
export const chapterMode: RunMode = { lives: rules.lives, mostStars: rules.mostStars };
/** Endless mode: the first wrong answer ends the game (D171). */
export const endlessMode: RunMode = { lives: 1, mostStars: Number.POSITIVE_INFINITY };

/** A run of a chapter, or a game of endless mode: everything a rule needs, nothing of a database. */
export interface Run {
  readonly mode: RunMode;
  readonly lives: number;
  readonly stars: number;
  /** Those of the stars that count on boards. */
  readonly rankedStars: number;
  /** In the order in which they are played. */
  readonly questions: readonly RunQuestion[];
  /** When the last question closed, or the run began: from then on the next one could be read. */
  readonly lastClosedAt: number;
  readonly abandonedAt: number | null;
}

export type RunPhase = 'playing' | 'passed' | 'failed';

/** A question that is not opened yet. */
export function untouched(id: string): RunQuestion {
  const none = { openedAt: null, deadlineAt: null, closedAt: null, outcome: null };
  return { id, ...none, extraTimeUntil: null, readAloud: false };
}

/** A fresh run: all lives, no stars, nothing opened. */
export function newRun(questionIds: readonly string[], now: number, mode = chapterMode): Run {
  const questions = questionIds.map(untouched);
  const none = { stars: 0, rankedStars: 0 };
  return { mode, lives: mode.lives, ...none, questions, lastClosedAt: now, abandonedAt: null };
}

/** A question of the chapter as the current pack has it. */
export interface ChapterQuestion {
  readonly id: string;
  readonly type: QuestionType;
  /** The pack no longer holds it. */
  readonly retired: boolean;
}

/**
 * The questions of a run that has begun, in the order in which it plays them: those that it has opened come first, then the
 * current pack's. One that a newer pack has replaced stands for the new one of its kind. So no pack ever puts a question
 * before the one that is open, or gives a run more questions than it began with (T20).
 *
 * @param chapter in the order of the pack, retired ones too
 * @param opened what the run has opened, by id
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

/** The one that is still open comes last. */
function byClosing(one: RunQuestion, other: RunQuestion): number {
  const open = Number.MAX_SAFE_INTEGER;
  return (one.closedAt ?? open) - (other.closedAt ?? open);
}

function withoutOneLike(questions: readonly ChapterQuestion[], { type }: ChapterQuestion) {
  const index = questions.findIndex((question) => question.type === type);
  return index === -1 ? questions : questions.toSpliced(index, 1);
}

/**
 * How far the run of a chapter has come (B4.6, B4.8, D114 and D115): it ends without lives or without open questions, and
 * three stars make it a pass either way.
 */
export function phaseOf(run: Run): RunPhase {
  if (run.lives > 0 && nextQuestion(run)) return 'playing';
  return run.stars >= rules.starsToPass ? 'passed' : 'failed';
}

/** The first question that is not closed: questions are played in order. */
export function nextQuestion(run: Run): RunQuestion | undefined {
  return run.questions.find((question) => question.outcome === null);
}

/** The question whose clock is running. */
export function openQuestion(run: Run): RunQuestion | undefined {
  return run.questions.find((question) => question.openedAt !== null && question.outcome === null);
}

/** The question with this id. */
export function questionOf(run: Run, id: string): RunQuestion | undefined {
  return run.questions.find((question) => question.id === id);
}

/** The run with this question in its place. */
export function withQuestion<State extends Run>(run: State, changed: RunQuestion): State {
  const questions = run.questions.map((question) => (question.id === changed.id ? changed : question));
  return { ...run, questions };
}

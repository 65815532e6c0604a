import type { QuestionType } from '@sirah-trails/content-pack';
import { type RunQuestion, untouched } from './run.ts';

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

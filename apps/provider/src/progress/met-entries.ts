import { type EntryTag, isEntryTag, type Mentions, mentionsOf } from '../content/mentions.ts';
import { type ChapterOfTrail, type PlayContent, questionsOf } from '../content/pack-cache.ts';
import type { PlayQuestion } from '../content/questions.ts';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';

/**
 * People and terms that the learner has met: named on a page up to the furthest one read, or by a question closed with an
 * answer. An open question's names could reveal its key.
 */
export async function metEntries(
  executor: Executor,
  content: PlayContent,
  learnerId: string,
): Promise<ReadonlySet<EntryTag>> {
  const { answered, furthest } = await readEncounters(executor, learnerId);
  const questions = [...content.questions.values()].filter(({ question }) => answered.has(question.id));
  const mentions = await mentionsOf(executor, content);
  const pages = [...furthest].flatMap(([bookId, page]) => pageTags(mentions, bookId, 1, page));
  return new Set([...questionTags(questions), ...pages]);
}

/** Like metEntries(), but named by the chapter; the names of its questions come first. */
export async function metInChapter(
  executor: Executor,
  content: PlayContent,
  learnerId: string,
  { chapter, subTrail }: ChapterOfTrail,
): Promise<ReadonlySet<EntryTag>> {
  const { answered, furthest } = await readEncounters(executor, learnerId);
  const questions = questionsOf(content, chapter.id).filter(({ question }) => answered.has(question.id));
  const { book_page: first, last_book_page: last } = chapter;
  const { book_id: bookId } = subTrail;
  const read = Math.min(last ?? 0, furthest.get(bookId) ?? 0);
  const mentions = await mentionsOf(executor, content);
  return new Set([...questionTags(questions), ...pageTags(mentions, bookId, first ?? 1, read)]);
}

function questionTags(questions: readonly PlayQuestion[]): EntryTag[] {
  return questions.flatMap(({ question }) => question.tags).filter(isEntryTag);
}

function pageTags(mentions: Mentions, bookId: string, first: number, last: number): EntryTag[] {
  const pages = mentions.get(bookId) ?? [];
  return pages.filter(({ page }) => page >= first && page <= last).flatMap(({ tags }) => tags);
}

interface Encounters {
  /** Ids of questions closed with an answer. */
  readonly answered: ReadonlySet<string>;
  /** Furthest page by book id. */
  readonly furthest: ReadonlyMap<string, number>;
}

async function readEncounters(executor: Executor, learnerId: string): Promise<Encounters> {
  const questions = await selectAnswered(executor, learnerId).execute();
  const readings = await selectFurthest(executor, learnerId).execute();
  return {
    answered: new Set(questions.map((row) => row.question_id)),
    furthest: new Map(readings.map((row) => [row.book_id, row.furthest_page])),
  };
}

const selectAnswered = statement((executor, learnerId: string) =>
  executor
    .selectFrom('run_question')
    .innerJoin('run', 'run.id', 'run_question.run_id')
    .select('question_id')
    .where('run.learner_id', '=', learnerId)
    .where('outcome', 'in', ['right', 'wrong'])
    .union(
      executor
        .selectFrom('endless_answer')
        .select('question_id')
        .where('learner_id', '=', learnerId)
        .where('result', 'is not', null),
    ),
);

const selectFurthest = statement((executor, learnerId: string) =>
  executor.selectFrom('reading').select(['book_id', 'furthest_page']).where('learner_id', '=', learnerId),
);

import type { ExpressionBuilder, Selectable } from 'kysely';
import { importedMark, markKey } from '../content-import/import-content.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { rules } from '../domain/rules.ts';
import { notFound } from '../kernel/errors.ts';
import { byChapter, currentQuestions, type PlayQuestion, readQuestions } from './play-question.ts';
import { readRewardItems, type RewardItem } from './reward-repository.ts';
import { chaptersOf, readTrails, type TrailContent } from './trails.ts';

/** All of a pack that play goes by. */
export interface PlayContent {
  /** By difficulty, the endless one too. */
  readonly quizTimes: readonly QuizTimeRow[];
  readonly trails: readonly TrailContent[];
  /** Those of the trails. */
  readonly chapterIds: ReadonlySet<string>;
  /** What places give, in order. */
  readonly rewardItems: readonly RewardItem[];
  /** By id, in the order of their chapters, retired ones too. */
  readonly questions: ReadonlyMap<string, PlayQuestion>;
  /** The questions by chapter. */
  readonly chapters: ReadonlyMap<string, readonly PlayQuestion[]>;
}

/** The last packs read, by the marks of their imports. Content never changes under its mark. */
const known = new Map<string, PlayContent>();
const mostKnown = 4;

/**
 * The current pack. Every command needs it, so it is read once for each import; the mark in the database says which
 * import is current.
 */
export async function playContent(executor: Executor): Promise<PlayContent> {
  return contentOf(executor, await importedMark(executor));
}

/** The mark of the current pack, as a part of another query. */
export function contentMark(builder: ExpressionBuilder<Database, keyof Database>) {
  return builder.selectFrom('setting').select('value').where('key', '=', markKey);
}

/** The content with this mark, which the caller has just read from the database; null before the first import. */
export async function contentOf(executor: Executor, mark: string | null): Promise<PlayContent> {
  const found = mark === null ? undefined : known.get(mark);
  if (found) return found;
  const content = await readContent(executor);
  // An import may have ended while the rows were read.
  if (mark !== null && (await importedMark(executor)) === mark) remember(mark, content);
  return content;
}

/** Worlds, sub-trails and chapters of the current pack, in order. */
export async function journeyContent(executor: Executor): Promise<readonly TrailContent[]> {
  return (await playContent(executor)).trails;
}

function remember(mark: string, content: PlayContent): void {
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(mark, content);
}

async function readContent(executor: Executor): Promise<PlayContent> {
  const quizTimes = await allQuizTimes(executor);
  const trails = await readTrails(executor);
  const chapterIds = new Set(chaptersOf(trails).map(({ id }) => id));
  const rewardItems = await readRewardItems(executor);
  const questions = await readQuestions(executor);
  return { quizTimes, trails, chapterIds, rewardItems, questions, chapters: byChapter(questions.values()) };
}

export type QuizTimeRow = Selectable<Database['quiz_time']>;

/** The quiz times of the current pack, the endless one too, by difficulty. */
export function allQuizTimes(executor: Executor): Promise<QuizTimeRow[]> {
  const query = executor.selectFrom('quiz_time').selectAll().where('retired', '=', 0);
  return query.orderBy('difficulty').orderBy('id').execute();
}

/** Throws 404 for a chapter that the current pack does not hold. */
export function requireChapter({ chapterIds }: PlayContent, id: string): void {
  if (!chapterIds.has(id)) throw notFound();
}

/** The question with this id, retired ones too; 404 without one. */
export function findQuestion({ questions }: PlayContent, id: string): PlayQuestion {
  const found = questions.get(id);
  if (!found) throw notFound();
  return found;
}

/** The questions of a chapter in order, retired ones too. */
export function questionsOf({ chapters }: PlayContent, chapterId: string): readonly PlayQuestion[] {
  return chapters.get(chapterId) ?? [];
}

/** Ids of all questions of the current pack, in one order: what endless mode draws from. */
export function questionBank({ questions }: PlayContent): string[] {
  return currentQuestions([...questions.values()])
    .map(({ question }) => question.id)
    .toSorted();
}

/** Whether the quiz time serves the endless mode and not the journey. */
export function isEndless(quizTime: Pick<QuizTimeRow, 'difficulty'>): boolean {
  return quizTime.difficulty === rules.endlessDifficulty;
}

/** The difficulty of the journey with this id; 404 also for the endless one. */
export function findJourneyQuizTime({ quizTimes }: PlayContent, id: string): QuizTimeRow {
  const row = quizTimes.find((quizTime) => quizTime.id === id);
  if (!row || isEndless(row)) throw notFound();
  return row;
}

/** The quiz time of the endless mode with this id; 404 for one of the journey. */
export function findEndlessQuizTime({ quizTimes }: PlayContent, id: string): QuizTimeRow {
  const row = quizTimes.find((quizTime) => quizTime.id === id);
  if (!row || !isEndless(row)) throw notFound();
  return row;
}

import type { ExpressionBuilder, Selectable } from 'kysely';
import { importedVersion, versionKey } from '../content-import/content-setting.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { rules } from '../domain/rules.ts';
import { notFound } from '../kernel/errors.ts';
import { byChapter, currentQuestions, type PlayQuestion, readQuestions } from './questions.ts';
import { readRewardItems, type RewardItem } from './rewards.ts';
import { chaptersOf, readTrails, type TrailContent } from './trails.ts';

/** The pack in the form that play needs. */
export interface PlayContent {
  /** By difficulty, the endless one too. */
  readonly quizTimes: readonly QuizTimeRow[];
  readonly trails: readonly TrailContent[];
  /** Those of the trails. */
  readonly chapterIds: ReadonlySet<string>;
  /** Items that milestones give, in order. */
  readonly rewardItems: readonly RewardItem[];
  /** By id, in the order of their chapters, retired ones too. */
  readonly questions: ReadonlyMap<string, PlayQuestion>;
  /** The questions by chapter. */
  readonly chapters: ReadonlyMap<string, readonly PlayQuestion[]>;
}

/** The last packs read, by content version. */
const known = new Map<string, PlayContent>();
const mostKnown = 4;

/**
 * The current pack. Every command needs it, so it is read once for each import; the content version in the database
 * says which import is current.
 */
export async function playContent(executor: Executor): Promise<PlayContent> {
  return contentOf(executor, await importedVersion(executor));
}

/** Subquery for the current content version. */
export function contentVersion(builder: ExpressionBuilder<Database, keyof Database>) {
  return builder.selectFrom('setting').select('value').where('key', '=', versionKey);
}

/** The content of a version that the caller has just read from the database; null before the first import. */
export async function contentOf(executor: Executor, version: string | null): Promise<PlayContent> {
  const found = version === null ? undefined : known.get(version);
  if (found) return found;
  const content = await readContent(executor);
  // An import may have ended while the rows were read.
  if (version !== null && (await importedVersion(executor)) === version) remember(version, content);
  return content;
}

/** Worlds, sub-trails and chapters of the current pack, in order. */
export async function journeyContent(executor: Executor): Promise<readonly TrailContent[]> {
  return (await playContent(executor)).trails;
}

function remember(version: string, content: PlayContent): void {
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(version, content);
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

import type { ExpressionBuilder, Selectable } from 'kysely';
import { importedVersion, versionKey } from '../content-import/content-setting.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { rules } from '../domain/rules.ts';
import { notFound } from '../kernel/errors.ts';
import { byChapter, currentQuestions, type PlayQuestion, readQuestions } from './questions.ts';
import { readRewardItems, type RewardItem } from './rewards.ts';
import {
  type ChapterContent,
  chaptersOf,
  readTrails,
  type SubTrailContent,
  type TrailContent,
} from './trails.ts';

/** Content that play needs. */
export interface PlayContent {
  /** By difficulty, including endless mode. */
  readonly quizTimes: readonly QuizTimeRow[];
  readonly trails: readonly TrailContent[];
  /** Chapters of the trails. */
  readonly chapterIds: ReadonlySet<string>;
  /** Reward items in order. */
  readonly rewardItems: readonly RewardItem[];
  /** By id, in chapter order, including retired questions. */
  readonly questions: ReadonlyMap<string, PlayQuestion>;
  /** Questions by chapter. */
  readonly chapters: ReadonlyMap<string, readonly PlayQuestion[]>;
}

/** Recent packs by content version. */
const known = new Map<string, PlayContent>();
const mostKnown = 4;

/**
 * The current pack. Every command needs it, so it is cached per import; the database holds the current content
 * version.
 */
export async function playContent(executor: Executor): Promise<PlayContent> {
  return contentOf(executor, await importedVersion(executor));
}

export function contentVersion(builder: ExpressionBuilder<Database, keyof Database>) {
  return builder.selectFrom('setting').select('value').where('key', '=', versionKey);
}

/** The pack of a version just read from the database; null before the first import. */
export async function contentOf(executor: Executor, version: string | null): Promise<PlayContent> {
  const found = version === null ? undefined : known.get(version);
  if (found) return found;
  const content = await readContent(executor);
  // An import may have finished during the reads.
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

/** Quiz times of the current pack by difficulty, including endless mode. */
export function allQuizTimes(executor: Executor): Promise<QuizTimeRow[]> {
  const query = executor.selectFrom('quiz_time').selectAll().where('retired', '=', 0);
  return query.orderBy('difficulty').orderBy('id').execute();
}

/** Throws 404 for a chapter outside the current pack. */
export function requireChapter({ chapterIds }: PlayContent, id: string): void {
  if (!chapterIds.has(id)) throw notFound();
}

export interface ChapterOfTrail {
  readonly chapter: ChapterContent;
  readonly subTrail: SubTrailContent;
}

/** The chapter with its sub-trail. Throws 404 for a chapter outside the current pack. */
export function findChapter({ trails }: PlayContent, id: string): ChapterOfTrail {
  for (const subTrail of trails.flatMap(({ subTrails }) => subTrails)) {
    const chapter = subTrail.chapters.find((one) => one.id === id);
    if (chapter) return { chapter, subTrail };
  }
  throw notFound();
}

/** The question, retired or not. Throws 404 for an unknown id. */
export function findQuestion({ questions }: PlayContent, id: string): PlayQuestion {
  const found = questions.get(id);
  if (!found) throw notFound();
  return found;
}

/** Questions of the chapter in order, including retired ones. */
export function questionsOf({ chapters }: PlayContent, chapterId: string): readonly PlayQuestion[] {
  return chapters.get(chapterId) ?? [];
}

/** Ids of all current questions, sorted; endless mode draws from them. */
export function questionBank({ questions }: PlayContent): string[] {
  return currentQuestions([...questions.values()])
    .map(({ question }) => question.id)
    .toSorted();
}

export function isEndless(quizTime: Pick<QuizTimeRow, 'difficulty'>): boolean {
  return quizTime.difficulty === rules.endlessDifficulty;
}

/** Throws 404 for an unknown id and for the endless quiz time. */
export function findJourneyQuizTime({ quizTimes }: PlayContent, id: string): QuizTimeRow {
  const row = quizTimes.find((quizTime) => quizTime.id === id);
  if (!row || isEndless(row)) throw notFound();
  return row;
}

/** Throws 404 for an unknown id and for a quiz time of the journey. */
export function findEndlessQuizTime({ quizTimes }: PlayContent, id: string): QuizTimeRow {
  const row = quizTimes.find((quizTime) => quizTime.id === id);
  if (!row || !isEndless(row)) throw notFound();
  return row;
}

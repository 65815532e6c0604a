import { importedHash } from '../content-import/import-content.ts';
import type { Executor } from '../database/executor.ts';
import { allQuizTimes, type QuizTimeRow } from './quiz-times.ts';
import { readTrails, type TrailContent } from './trails.ts';
import { type PlayQuestion, readQuestions } from './play-question.ts';

/** All of a pack that play goes by. */
export interface PlayContent {
  /** By difficulty, the endless one too. */
  readonly quizTimes: readonly QuizTimeRow[];
  readonly trails: readonly TrailContent[];
  /** By id, in the order of their chapters, retired ones too. */
  readonly questions: ReadonlyMap<string, PlayQuestion>;
}

/** The last packs read, by their marks. A pack never changes under its mark. */
const known = new Map<string, PlayContent>();
const mostKnown = 4;

/**
 * The current pack. Every command needs it, so it is read once for each import; the mark in the database says which
 * import is current.
 */
export async function playContent(executor: Executor): Promise<PlayContent> {
  return contentOf(executor, await importedHash(executor));
}

/** The pack with this mark, which the caller has just read from the database; null before the first import. */
export async function contentOf(executor: Executor, mark: string | null): Promise<PlayContent> {
  const found = mark === null ? undefined : known.get(mark);
  if (found) return found;
  const content = await readContent(executor);
  // An import may have ended while the rows were read.
  if (mark !== null && (await importedHash(executor)) === mark) remember(mark, content);
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
  return {
    quizTimes: await allQuizTimes(executor),
    trails: await readTrails(executor),
    questions: await readQuestions(executor),
  };
}

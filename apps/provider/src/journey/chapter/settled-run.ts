import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/together.ts';
import { expireQuestion } from '../../domain/run/question-clock.ts';
import { timeIsUp } from '../answering/decide.ts';
import { chapterQuestion, type PlayedChapter, requireOpen } from './played-chapter.ts';
import { recordAnswer } from './record-answer.ts';
import { type LoadedRun, loadRun } from './run-repository.ts';

/** The learner's run, if there is one, and the learner's best stars in the chapter. */
export interface PlayableRun {
  readonly run: LoadedRun | null;
  readonly best: number;
}

/**
 * The run as it is now; without one 403 while the chapter is locked. With one the lock is not asked for: the run began in an
 * open chapter, and a newer pack takes no run away that is under way. The caller holds the learner's lock.
 */
export async function playableRun(
  transaction: Transaction<Database>,
  chapter: PlayedChapter,
  now: number,
): Promise<PlayableRun> {
  const run = await settledRun(transaction, chapter, now);
  return { run, best: run?.best.stars ?? (await requireOpen(transaction, chapter)) };
}

/** A question whose time is over is closed first, even when no client says so. */
async function settledRun(
  transaction: Transaction<Database>,
  chapter: PlayedChapter,
  now: number,
): Promise<LoadedRun | null> {
  const run = await loadRun(transaction, chapter, now);
  if (!run) return null;
  const { run: state, expiredId } = expireQuestion(run.state, now);
  if (expiredId === null) return run;
  const decision = timeIsUp(run, state, chapterQuestion(chapter, expiredId));
  const { response, writes } = await recordAnswer(
    transaction,
    chapter,
    run.best,
    decision,
    state.lastClosedAt,
  );
  await together(transaction, writes);
  return { ...run, state, results: new Map(run.results).set(expiredId, JSON.stringify(response)) };
}

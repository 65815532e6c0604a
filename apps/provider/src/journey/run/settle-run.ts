import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/together.ts';
import { expireQuestion } from '../../domain/run/expire-question.ts';
import { questionOf } from '../../domain/run/run-state.ts';
import { recordAttempt } from './record-attempt.ts';
import type { StoredRun } from './played-run.ts';
import { loadRun } from './run-repository.ts';
import { requireOpen, type Stage, stageQuestion } from './stage.ts';
import { emptyAnswer } from '../../domain/questions/questions.ts';

/**
 * The learner's run as it stands now: a question whose time is over is closed first, even when no client says so. The
 * caller holds the learner's lock.
 */
async function settledRun(
  transaction: Transaction<Database>,
  stage: Stage,
  now: number,
): Promise<StoredRun | null> {
  const run = await loadRun(transaction, stage, now);
  if (!run) return null;
  const { run: state, expiredId } = expireQuestion(run.state, now);
  if (expiredId === null) return run;
  const { question } = stageQuestion(stage, expiredId);
  const at = questionOf(state, expiredId)?.closedAt ?? now;
  const attempt = { code: 'TIME_UP', star: 0, lifeLost: 1, ranked: true } as const;
  const expired = { question, answer: emptyAnswer(question.type), ...attempt };
  const recorded = await recordAttempt(transaction, stage, { ...run, state }, expired, at);
  await together(transaction, recorded.writes);
  return recorded.run;
}

/** The learner's run, if there is one, and the learner's best stars at the stage. */
export interface PlayableRun {
  readonly run: StoredRun | null;
  readonly best: number;
}

/**
 * The run as it stands now; without one 403 while the stage is locked. With one the lock is not asked for: the run began in
 * an open chapter, and a newer pack takes no try away that is under way.
 */
export async function playableRun(
  transaction: Transaction<Database>,
  stage: Stage,
  now: number,
): Promise<PlayableRun> {
  const run = await settledRun(transaction, stage, now);
  return { run, best: run?.best.stars ?? (await requireOpen(transaction, stage)) };
}

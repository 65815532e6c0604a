import { sql } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import { rules } from '../../domain/rules.ts';
import { paceBegins, waitForPaceMs } from '../../domain/run/fair-play.ts';
import { tooMany } from '../../kernel/errors.ts';

/**
 * When the oldest came of as many answers of the learner as one second allows, in the journey and the endless mode together,
 * as a part of another query; null with fewer. A repeated answer does not count.
 */
export function pacedAt(learnerId: string, now: number) {
  const recent = (log: 'answer' | 'endless_answer') => sql`select submitted_at from ${sql.table(log)}
    where learner_id = ${learnerId} and submitted_at > ${paceBegins(now)}`;
  return sql<number | null>`(select submitted_at
    from (${recent('answer')} union all ${recent('endless_answer')}) as recent
    order by submitted_at desc limit 1 offset ${rules.answersASecond - 1})`;
}

/** The same as a query of its own. */
export async function paceOf(executor: Executor, learnerId: string, now: number): Promise<number | null> {
  const row = await executor.selectNoFrom(pacedAt(learnerId, now).as('at')).executeTakeFirst();
  return row?.at ?? null;
}

/** Throws 429 when the learner answers faster than a person can. */
export function requirePace(paced: number | null, now: number): void {
  const waitMs = waitForPaceMs(paced, now);
  if (waitMs > 0) throw tooMany(waitMs);
}

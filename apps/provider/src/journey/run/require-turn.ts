import { sql } from 'kysely';
import { tooMany } from '../../kernel/errors.ts';
import { paceBegins, waitForTurnMs } from '../../domain/run/answer-pace.ts';
import { rules } from '../../domain/rules.ts';

/**
 * When the oldest came of as many answers of the learner as one second allows, in the journey and the endless mode together
 *, as a part of another query; null with fewer. A repeated answer takes no turn.
 */
export function pacedAt(learnerId: string, now: number) {
  const recent = (log: 'answer' | 'endless_answer') => sql`select submitted_at from ${sql.table(log)}
    where learner_id = ${learnerId} and submitted_at > ${paceBegins(now)}`;
  return sql<number | null>`(select submitted_at
    from (${recent('answer')} union all ${recent('endless_answer')}) as recent
    order by submitted_at desc limit 1 offset ${rules.answersASecond - 1})`;
}

/** Throws 429 when the learner answers faster than anybody plays. */
export function requireTurn(paced: number | null, now: number): void {
  const waitMs = waitForTurnMs(paced, now);
  if (waitMs > 0) throw tooMany(waitMs);
}

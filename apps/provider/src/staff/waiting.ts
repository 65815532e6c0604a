import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';

/** Numbers of messages to the staff. */
export interface Waiting {
  /** Confirmed and undecided requests to open an account. */
  readonly requests: number;
  /** Feedback since a time. */
  readonly feedback: number;
  /** Reports of mistakes since a time, and all. */
  readonly mistakes: number;
  readonly mistakesInAll: number;
}

/** Counts the messages to the staff. `since` in epoch milliseconds. */
export async function countWaiting(executor: Executor, since: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from recovery_request where decided_at is null and confirmed_at is not null) as requests,
    (select count(*) from feedback where created_at > ${since}) as feedback,
    (select count(*) from mistake_report where created_at > ${since}) as mistakes,
    (select count(*) from mistake_report) as "mistakesInAll"`.execute(executor);
  return rows[0] ?? { requests: 0, feedback: 0, mistakes: 0, mistakesInAll: 0 };
}

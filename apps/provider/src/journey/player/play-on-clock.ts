import type { Transaction } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import type { Effect, Write } from '../../idempotency/answer-once.ts';
import type { Wire } from '../../play/wire.ts';
import type { Player } from './lock-player.ts';
import { playOnce } from './play-once.ts';

/** A run or a game, and the question that it had open. */
export type OpenPlace = Pick<Wire['Run'], 'id' | 'open_quiz_id'>;

/** An answer that tells how long the open question still has: for the run, and in results once more beside it. */
interface Clocked {
  readonly run: OpenPlace & Pick<Wire['Run'], 'remaining_ms'>;
  readonly remaining_ms?: number | null;
}

/**
 * Plays a command once for each key, as `playOnce` does. A kept answer comes as it was, but its clock has run on: who lost
 * the first one and asks again later is not promised time that is over.
 *
 * @param deadlineOf when the question that the run had open runs out of time, in epoch milliseconds; null once it is over
 */
export async function playOnClock<Answer extends Clocked>(
  transaction: Transaction<Database>,
  write: Write,
  deadlineOf: (executor: Executor, run: OpenPlace) => Promise<number | null>,
  command: (player: Player) => Promise<Effect<Answer>>,
): Promise<Answer> {
  let isKept = true;
  const answer = await playOnce(transaction, write, (player) => {
    isKept = false;
    return command(player);
  });
  if (!isKept || answer.run.remaining_ms === null) return answer;
  const left = Math.max(0, ((await deadlineOf(transaction, answer.run)) ?? 0) - write.now);
  const run = { ...answer.run, remaining_ms: left };
  return { ...answer, run, ...(answer.remaining_ms !== undefined && { remaining_ms: left }) };
}

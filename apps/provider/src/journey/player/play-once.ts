import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readTogether } from '../../database/together.ts';
import { answerUnlessKept, type Effect, keptAnswer, type Write } from '../../idempotency/answer-once.ts';
import { lockedPlayer, type Player, playerLock } from './lock-player.ts';

/**
 * Lets one command of the learner run at a time, as `lockPlayer` does, and once for each key, as `answerOnce` does. The two
 * reads are one way to the database and back.
 */
export async function playOnce<Answer>(
  transaction: Transaction<Database>,
  write: Write,
  command: (player: Player) => Promise<Effect<Answer>>,
): Promise<Answer> {
  const lock = playerLock(transaction, write.learnerId);
  const [[row], kept] = await readTogether(transaction, lock, keptAnswer(transaction, write));
  const player = await lockedPlayer(transaction, write.learnerId, row);
  return answerUnlessKept(transaction, write, kept, () => command(player));
}

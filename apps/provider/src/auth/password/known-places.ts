import type { Transaction } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import type { Context } from '../../kernel/context.ts';
import { day } from '../../kernel/time.ts';

const knownMs = 30 * day;

/** Where a sign-in comes from. */
export interface Place {
  readonly ip: string;
  /** The mark that the device got with an earlier sign-in; absent for a device without one. */
  readonly device?: string | undefined;
}

/** How the learner is known at a place. */
export interface Known {
  readonly byIp: boolean;
  readonly byDevice: boolean;
}

type Keys = Pick<Context, 'secret' | 'clock'>;

/** Whether the learner has signed in at the place within 30 days. An unknown learner (null) takes the same work. */
export async function knownAt(
  executor: Executor,
  context: Keys,
  learnerId: string | null,
  place: Place,
): Promise<Known> {
  const { ip, device } = hashesOf(context, learnerId ?? '', place);
  const rows = await executor
    .selectFrom('known_place')
    .select('place_hash')
    .where('learner_id', '=', learnerId ?? '')
    .where('place_hash', 'in', [ip, device])
    .where('expires_at', '>', context.clock.now())
    .execute();
  const known = new Set(rows.map((row) => row.place_hash));
  return { byIp: known.has(ip), byDevice: place.device !== undefined && known.has(device) };
}

/** Remembers for 30 days that the learner has signed in at the place. Only keyed hashes are stored. */
export async function rememberPlace(
  transaction: Transaction<Database>,
  context: Keys,
  learnerId: string,
  place: Place,
): Promise<void> {
  const { ip, device } = hashesOf(context, learnerId, place);
  const expires_at = context.clock.now() + knownMs;
  const hashes = place.device === undefined ? [ip] : [ip, device];
  await transaction
    .insertInto('known_place')
    .values(hashes.map((place_hash) => ({ learner_id: learnerId, place_hash, expires_at })))
    .onConflict((conflict) => conflict.columns(['learner_id', 'place_hash']).doUpdateSet({ expires_at }))
    .execute();
}

/** Bound to the learner: nobody can tell whether two learners share a place. */
function hashesOf({ secret }: Keys, learnerId: string, { ip, device = '' }: Place) {
  return {
    ip: secret.keyedHash('known place', `${learnerId} address ${ip}`),
    device: secret.keyedHash('known place', `${learnerId} device ${device}`),
  };
}

import type { Transaction } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import type { Context } from '../../kernel/context.ts';
import { day } from '../../kernel/time.ts';

const knownMs = 30 * day;

/** Sources of a learner; the oldest are dropped. */
const mostSources = 50;

/** IP and device of a sign-in. */
export interface SignInSource {
  readonly ip: string;
  /** Token that the device got with an earlier sign-in. */
  readonly device?: string | undefined;
}

/** Whether the learner has signed in from this IP or on this device. */
export interface KnownSource {
  readonly byIp: boolean;
  readonly byDevice: boolean;
}

type Keys = Pick<Context, 'secret' | 'clock'>;

/** Looks up sign-ins of the last 30 days. Does the same work for an unknown learner (null). */
export async function recognizeSource(
  executor: Executor,
  context: Keys,
  learnerId: string | null,
  source: SignInSource,
): Promise<KnownSource> {
  const { ip, device } = hashesOf(context, learnerId ?? '', source);
  const rows = await executor
    .selectFrom('known_place')
    .select('place_hash')
    .where('learner_id', '=', learnerId ?? '')
    .where('place_hash', 'in', [ip, device])
    .where('expires_at', '>', context.clock.now())
    .execute();
  const known = new Set(rows.map((row) => row.place_hash));
  return { byIp: known.has(ip), byDevice: source.device !== undefined && known.has(device) };
}

/** Remembers the source of a sign-in for 30 days, as keyed hashes. */
export async function rememberSource(
  transaction: Transaction<Database>,
  context: Keys,
  learnerId: string,
  source: SignInSource,
): Promise<void> {
  const { ip, device } = hashesOf(context, learnerId, source);
  const expires_at = context.clock.now() + knownMs;
  const hashes = source.device === undefined ? [ip] : [ip, device];
  await transaction
    .insertInto('known_place')
    .values(hashes.map((place_hash) => ({ learner_id: learnerId, place_hash, expires_at })))
    .onConflict((conflict) => conflict.columns(['learner_id', 'place_hash']).doUpdateSet({ expires_at }))
    .execute();
  const newest = transaction
    .selectFrom('known_place')
    .select('place_hash')
    .where('learner_id', '=', learnerId)
    .orderBy('expires_at', 'desc')
    .orderBy('place_hash')
    .limit(mostSources);
  await transaction
    .deleteFrom('known_place')
    .where('learner_id', '=', learnerId)
    .where('place_hash', 'not in', newest)
    .execute();
}

/** Includes the learner in the hash, so that hashes do not reveal shared sources. */
function hashesOf({ secret }: Keys, learnerId: string, { ip, device = '' }: SignInSource) {
  return {
    ip: secret.keyedHash('known place', `${learnerId} address ${ip}`),
    device: secret.keyedHash('known place', `${learnerId} device ${device}`),
  };
}

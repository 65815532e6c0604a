import type { SessionRow } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';
import { matches } from './token.ts';

/** What a secret is to its session at a moment. */
export type SecretState =
  /** The session is revoked or over. */
  | 'over'
  /** The current secret, within its access time. */
  | 'live'
  /** The current secret, good for a refresh only. */
  | 'expired'
  /** The one before, just replaced. */
  | 'replaced'
  /** One that was replaced longer ago, or was never the session's: a copy may be in other hands. */
  | 'reused';

/** Judges `secret` against its session. `now` in epoch milliseconds. */
export function secretState(session: SessionRow, secret: string, now: number): SecretState {
  const age = now - session.rotated_at;
  if (session.revoked_at !== null) return 'over';
  if (now - session.created_at >= sessionRules.absoluteMs || age >= sessionRules.idleMs) return 'over';
  if (matches(secret, session.token_hash)) return age < sessionRules.accessMs ? 'live' : 'expired';
  if (matches(secret, session.previous_token_hash) && age <= sessionRules.previousMs) return 'replaced';
  return 'reused';
}

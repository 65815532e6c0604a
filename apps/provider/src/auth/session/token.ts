import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { InstanceSecret } from '../../secret/instance-secret.ts';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';
import type { SessionRow } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

/** A token names its session, so that a replaced one is still known as that session's, and proves it by a secret. */
export interface Token {
  readonly sessionId: string;
  readonly secret: string;
}

/** Secrets of 43 characters come from a version without tags: after a refresh they are unknown to their session. */
const shape = /^([\w-]{22})\.([\w-]{43}(?:[\w-]{11})?)$/;
const randomLength = 43;
const tagLength = 11;

/**
 * A new secret of a session: 256 random bits and a tag of this instance, which proves that the session was given the secret,
 * however long ago.
 */
export function newSessionSecret(instance: InstanceSecret, sessionId: string): string {
  const random = newSecret();
  return random + issueTag(instance, sessionId, random);
}

/** Whether the session was ever given the secret. A stranger who only knows the session id cannot forge the tag. */
export function wasIssued(instance: InstanceSecret, { sessionId, secret }: Token): boolean {
  const tag = Buffer.from(secret.slice(randomLength));
  const expected = Buffer.from(issueTag(instance, sessionId, secret.slice(0, randomLength)));
  return tag.length === expected.length && timingSafeEqual(tag, expected);
}

function issueTag(instance: InstanceSecret, sessionId: string, random: string): string {
  return instance.keyedHash('session secret', `${sessionId}.${random}`).slice(0, tagLength);
}

/** A new session id of 128 bits. */
export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

export function formatToken({ sessionId, secret }: Token): string {
  return `${sessionId}.${secret}`;
}

/** The parts of a token, or null when the text is none. */
export function parseToken(text: string): Token | null {
  const [, sessionId, secret] = shape.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/** What a secret is to its session at a moment. */
export type SecretState =
  /** The session is revoked or over. */
  | 'over'
  /** The current secret, within its access time. */
  | 'live'
  /** The current secret, good for a refresh only. */
  | 'expired'
  /** The previous secret, replaced within the last 10 s. */
  | 'replaced'
  /** The previous secret, replaced earlier by a secret that was never used: the response was lost. Good for a refresh only. */
  | 'unconfirmed'
  /** One that was replaced longer ago, or was never the session's: `wasIssued` tells them apart. */
  | 'reused';

/** Judges `secret` against its session. `now` in epoch milliseconds. */
export function secretState(session: SessionRow, secret: string, now: number): SecretState {
  const age = now - session.rotated_at;
  if (session.revoked_at !== null) return 'over';
  if (now - session.created_at >= sessionRules.absoluteMs || age >= sessionRules.idleMs) return 'over';
  if (matches(secret, session.token_hash)) return age < sessionRules.accessMs ? 'live' : 'expired';
  if (!matches(secret, session.previous_token_hash)) return 'reused';
  if (age <= sessionRules.previousMs) return 'replaced';
  return session.confirmed_at === null ? 'unconfirmed' : 'reused';
}

/** Whether the secret is the one of the stored hash, in constant time. */
function matches(secret: string, hash: string | null): boolean {
  if (hash === null) return false;
  const presented = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(hash);
  return presented.length === stored.length && timingSafeEqual(presented, stored);
}

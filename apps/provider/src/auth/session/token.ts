import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { InstanceSecret } from '../../secret/instance-secret.ts';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';
import type { SessionRow } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

/** A token contains its session id, so that a replaced token still identifies its session, and a secret. */
export interface Token {
  readonly sessionId: string;
  readonly secret: string;
}

/** Secrets of 43 characters predate tags: a refresh treats them as never issued. */
const shape = /^([\w-]{22})\.([\w-]{43}(?:[\w-]{11})?)$/;
const randomLength = 43;
const tagLength = 11;

/**
 * A new secret: 256 random bits and an instance tag, which proves later that the session was given this
 * secret.
 */
export function newSessionSecret(instance: InstanceSecret, sessionId: string): string {
  const random = newSecret();
  return random + issueTag(instance, sessionId, random);
}

/** Whether the secret was ever issued for the session. A stranger with the session id cannot forge the tag. */
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

/** Parses a token; null for an invalid format. */
export function parseToken(text: string): Token | null {
  const [, sessionId, secret] = shape.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/** State of a secret in its session. */
export type SecretState =
  /** The session has ended. */
  | 'over'
  /** The current secret, within its access time. */
  | 'live'
  /** The current secret, valid for a refresh only. */
  | 'expired'
  /** The previous secret, replaced within the last 10 s. */
  | 'replaced'
  /** The previous secret, whose successor was never used, as after a lost response. Valid for a refresh only. */
  | 'unconfirmed'
  /** An older or unknown secret; `wasIssued` tells them apart. */
  | 'reused';

/** State of `secret` in its session. `now` in epoch milliseconds. */
export function secretState(session: SessionRow, secret: string, now: number): SecretState {
  const age = now - session.rotated_at;
  if (session.revoked_at !== null) return 'over';
  if (now - session.created_at >= sessionRules.absoluteMs || age >= sessionRules.idleMs) return 'over';
  if (matches(secret, session.token_hash)) return age < sessionRules.accessMs ? 'live' : 'expired';
  if (!matches(secret, session.previous_token_hash)) return 'reused';
  if (age <= sessionRules.previousMs) return 'replaced';
  return session.confirmed_at === null ? 'unconfirmed' : 'reused';
}

/** Compares a secret with a stored hash in constant time. */
function matches(secret: string, hash: string | null): boolean {
  if (hash === null) return false;
  const presented = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(hash);
  return presented.length === stored.length && timingSafeEqual(presented, stored);
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../kernel/sha256.ts';

/** A token names its session, so that a replaced one is still known as that session's, and proves it by a secret. */
export interface Token {
  readonly sessionId: string;
  readonly secret: string;
}

const shape = /^([\w-]{22})\.([\w-]{43})$/;

/** A new secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
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

/** What is stored of a secret. It has 256 bits, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return sha256(secret);
}

/** Whether the secret is the one of the stored hash, in constant time. */
export function matches(secret: string, hash: string | null): boolean {
  if (hash === null) return false;
  const presented = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(hash);
  return presented.length === stored.length && timingSafeEqual(presented, stored);
}

import { hash, randomBytes } from 'node:crypto';
import { openEnvelope, sealEnvelope } from './envelope.ts';

/** A new secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash for storage. A fast hash is enough for 256 random bits. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/**
 * Encrypts a session's new secret with the old one. A repeated refresh after a lost response thus returns
 * the same token, and no token is stored in clear.
 */
export function sealSecret(newSecret: string, oldSecret: string): string {
  return sealEnvelope(keyOf(oldSecret), newSecret);
}

/** Decrypts a sealed secret. Throws for another `oldSecret`. */
export function openSecret(sealed: string, oldSecret: string): string {
  return openEnvelope(keyOf(oldSecret), sealed);
}

/** Differs from the stored hash, so that the database alone decrypts no secret. */
function keyOf(secret: string): Buffer {
  return hash('sha256', `seal:${secret}`, 'buffer');
}

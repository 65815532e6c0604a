import { hash, randomBytes } from 'node:crypto';
import { openEnvelope, sealEnvelope } from './envelope.ts';

/** A new secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. A secret has 256 bits, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/**
 * Seals the new secret of a session with the old one. A repeated refresh after a lost response thus gets the same new
 * token, and no token is stored in clear.
 */
export function sealSecret(newSecret: string, oldSecret: string): string {
  return sealEnvelope(keyOf(oldSecret), newSecret);
}

/** The secret that was sealed. Throws when `oldSecret` is not the one of the sealing. */
export function openSecret(sealed: string, oldSecret: string): string {
  return openEnvelope(keyOf(oldSecret), sealed);
}

/** Another hash than the stored one: the database alone opens nothing. */
function keyOf(secret: string): Buffer {
  return hash('sha256', `seal:${secret}`, 'buffer');
}

import { sha256Bytes } from '../../kernel/sha256.ts';
import { openEnvelope, sealEnvelope } from '../../secret/envelope.ts';

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
  return sha256Bytes(`seal:${secret}`);
}

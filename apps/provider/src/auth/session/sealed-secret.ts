import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals the new secret of a session with the old one. A repeated refresh after a lost response thus gets the same new
 * token, and no token is stored in clear.
 */
export function sealSecret(newSecret: string, oldSecret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(oldSecret), iv);
  const sealed = Buffer.concat([cipher.update(newSecret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret that was sealed. Throws when `oldSecret` is another than at sealing. */
export function openSecret(sealed: string, oldSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(oldSecret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}

/** Another hash than the stored one: the database alone opens nothing. */
function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`seal:${secret}`).digest();
}

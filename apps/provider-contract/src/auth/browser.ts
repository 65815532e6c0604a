import { createHash, randomBytes } from 'node:crypto';

/** A browser's cookies and device token. */
export function newBrowser() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

import { createHash, randomBytes } from 'node:crypto';

/** What a browser keeps since it began, and what it sends of that. */
export function newBrowser() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

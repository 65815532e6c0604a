import { createHash } from 'node:crypto';

/** The SHA-256 digest, as base64url. */
export function sha256(content: string | Uint8Array): string {
  return sha256Bytes(content).toString('base64url');
}

/** The 32 bytes of the SHA-256 digest. */
export function sha256Bytes(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

import { hash } from 'node:crypto';

/** The SHA-256 digest, as base64url. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

/** The 32 bytes of the SHA-256 digest. */
export function sha256Bytes(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer');
}

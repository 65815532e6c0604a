import { hash } from 'node:crypto';

/** SHA-256 digest in base64url. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

/** SHA-256 digest as 32 bytes. */
export function sha256Bytes(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer');
}

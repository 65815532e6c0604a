import { createHmac, hkdfSync } from 'node:crypto';
import { openEnvelope, sealEnvelope } from './envelope.ts';

/** Keyed hashes and envelopes with the instance secret. */
export class InstanceSecret {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** Keyed hash of `text`. Hashes for different purposes are unrelated. */
  keyedHash(purpose: string, text: string): string {
    return createHmac('sha256', this.#key(purpose)).update(text).digest('base64url');
  }

  /** Encrypts `text` for this instance and purpose. */
  seal(purpose: string, text: string): string {
    return sealEnvelope(this.#key(purpose), text);
  }

  /** Decrypts an envelope. Throws for another instance or purpose, or a modified envelope. */
  open(purpose: string, sealed: string): string {
    return openEnvelope(this.#key(purpose), sealed);
  }

  #key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, 32));
  }
}

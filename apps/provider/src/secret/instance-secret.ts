import { createHmac, hkdfSync } from 'node:crypto';
import { openEnvelope, sealEnvelope } from './envelope.ts';

/** The secret of the instance at work: keyed hashes and envelopes. */
export class InstanceSecret {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** A keyed hash of `text`. Hashes for different purposes are unrelated. */
  keyedHash(purpose: string, text: string): string {
    return createHmac('sha256', this.#key(purpose)).update(text).digest('base64url');
  }

  /** `text` in an envelope that only this instance can open. */
  seal(purpose: string, text: string): string {
    return sealEnvelope(this.#key(purpose), text);
  }

  /** Opens an envelope for this purpose. Throws when another instance sealed it or it was changed. */
  open(purpose: string, sealed: string): string {
    return openEnvelope(this.#key(purpose), sealed);
  }

  #key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, 32));
  }
}

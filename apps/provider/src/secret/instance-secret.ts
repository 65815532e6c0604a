import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The secret of the instance at work: keyed hashes and envelopes. */
export class InstanceSecret {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** A keyed hash of `text`. Hashes for different purposes are unrelated. */
  mark(purpose: string, text: string): string {
    return createHmac('sha256', this.#key(purpose)).update(text).digest('base64url');
  }

  /** `text` in an envelope that only this instance can open. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key(purpose), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Opens an envelope for this purpose. Throws when another instance sealed it or it was changed. */
  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, this.#key(purpose), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  }

  #key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, 32));
  }
}

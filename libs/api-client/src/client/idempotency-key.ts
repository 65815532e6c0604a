/**
 * A key for one action of the learner, to be sent as `Idempotency-Key` with each attempt. 32 hexadecimal digits.
 */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing where the page is served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

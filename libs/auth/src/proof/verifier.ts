/**
 * A secret of this browser: 256 random bits as base64url. The provider gets its hash at the start of a flow and the secret itself
 * at the end, which proves that the same browser comes back (as in PKCE).
 */
export function newVerifier(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * The hash of a verifier, as base64url, as a field of a request. It is missing where the page is served without TLS: the browser has
 * no SHA-256 then.
 */
export async function challengeOf(verifier: string): Promise<{ challenge?: string }> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(verifier));
  return digest ? { challenge: base64url(new Uint8Array(digest)) } : {};
}

function base64url(bytes: Uint8Array) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

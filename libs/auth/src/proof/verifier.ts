/**
 * PKCE-style verifier for this browser: 256 random bits as base64url. A flow starts with its hash and ends with the verifier
 * itself.
 */
export function newVerifier(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Request field with a verifier's SHA-256 hash, as base64url. Empty without TLS, because browsers then lack Web Crypto. */
export async function challengeOf(verifier: string): Promise<{ challenge?: string }> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(verifier));
  return digest ? { challenge: base64url(new Uint8Array(digest)) } : {};
}

function base64url(bytes: Uint8Array) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

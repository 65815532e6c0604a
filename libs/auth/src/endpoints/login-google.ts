import { baseUrl } from '@sirah-trails/api-client';

/**
 * Leaves the app for the page of Google. The browser comes back to `/auth/oauth/callback` or, with an error, to `/auth/signin`.
 *
 * @param challenge of the verifier that this tab keeps
 */
export function goToGoogle(challenge: string): void {
  const query = new URLSearchParams({ challenge });
  window.location.assign(`${baseUrl.replace(/\/$/, '')}/auth/v1/login-google?${query.toString()}`);
}

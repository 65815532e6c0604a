import { minute } from '../../kernel/time.ts';

const name = 'google_flow';
const shape = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
const path = '/auth/v1';

/** How long a browser may take at the issuer, in milliseconds. */
export const flowMs = 10 * minute;

/** Binds a sign-in to the browser that began it: no script reads it, no other site sends it with a form. */
export function flowCookie(secret: string, origin: string): string {
  return attributes(secret, flowMs / 1000, origin);
}

/** Deletes the cookie. */
export function noFlowCookie(origin: string): string {
  return attributes('', 0, origin);
}

/** The secret of the cookie, or null. */
export function readFlowCookie(cookies: string): string | null {
  return shape.exec(cookies)?.[1] ?? null;
}

function attributes(value: string, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

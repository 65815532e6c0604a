import { z } from 'zod';
import { hashSecret, openSecret, sealSecret } from '../../secret/bearer-secret.ts';
import type { Executor } from '../../database/executor.ts';
import type { FlowSecrets } from '../../kernel/google-client.ts';
import { minute } from '../../kernel/time.ts';

const storedFlow = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  challenge: z.string(),
  origin: z.string(),
});

/** A pending sign-in: the data that the redirect URI needs. */
export interface GoogleFlow extends FlowSecrets {
  /** Hash of the browser's verifier for the exchange. */
  readonly challenge: string;
  /** The origin where the browser began, and returns to. */
  readonly origin: string;
}

/** Stores the flow for the browser that holds the cookie, and deletes expired flows. */
export async function storeFlow(
  executor: Executor,
  { state, ...rest }: GoogleFlow,
  cookie: string,
  now: number,
): Promise<void> {
  await executor.deleteFrom('google_flow').where('expires_at', '<=', now).execute();
  const sealed = sealSecret(JSON.stringify(rest), cookie);
  await executor
    .insertInto('google_flow')
    .values({
      state_hash: hashSecret(state),
      browser_hash: hashSecret(cookie),
      sealed,
      expires_at: now + flowMs,
    })
    .execute();
}

/** Removes and returns the flow of this state and browser, else null. Only the first of many calls gets it. */
export async function takeFlow(
  executor: Executor,
  { state, cookie }: { readonly state: string; readonly cookie: string },
  now: number,
): Promise<GoogleFlow | null> {
  const row = await executor
    .deleteFrom('google_flow')
    .where('state_hash', '=', hashSecret(state))
    .where('browser_hash', '=', hashSecret(cookie))
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst();
  return row ? { state, ...storedFlow.parse(JSON.parse(openSecret(row.sealed, cookie))) } : null;
}

const cookieName = 'google_flow';
const cookieShape = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);
const cookiePath = '/auth/v1';

/** How long a browser may take at the issuer, in milliseconds. */
export const flowMs = 10 * minute;

/** Binds a sign-in to the browser that began it: no script reads it, no other site sends it with a form. */
export function flowCookie(secret: string, origin: string): string {
  return attributes(secret, flowMs / 1000, origin);
}

/** Deletes the cookie. */
export function expiredFlowCookie(origin: string): string {
  return attributes('', 0, origin);
}

/** The secret of the cookie, or null. */
export function readFlowCookie(cookies: string): string | null {
  return cookieShape.exec(cookies)?.[1] ?? null;
}

function attributes(value: string, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

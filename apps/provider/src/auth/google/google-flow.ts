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

/** A pending sign-in. */
export interface GoogleFlow extends FlowSecrets {
  /** Hash of the browser's verifier for the exchange. */
  readonly challenge: string;
  /** Origin of the browser, for the way back. */
  readonly origin: string;
}

/** Stores a flow bound to the browser's cookie, and deletes expired flows. */
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

/**
 * Removes and returns the flow of this state and browser, or null. Exclusive under concurrent calls.
 */
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

/** Lifetime of a flow, in milliseconds. */
export const flowMs = 10 * minute;

/** Cookie that binds a flow to its browser: HttpOnly, SameSite. */
export function flowCookie(secret: string, origin: string): string {
  return attributes(secret, flowMs / 1000, origin);
}

export function expiredFlowCookie(origin: string): string {
  return attributes('', 0, origin);
}

/** Secret from the `Cookie` header, or null. */
export function readFlowCookie(cookies: string): string | null {
  return cookieShape.exec(cookies)?.[1] ?? null;
}

function attributes(value: string, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

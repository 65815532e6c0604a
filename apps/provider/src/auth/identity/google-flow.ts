import { z } from 'zod';
import { openSecret, sealSecret } from '../session/sealed-secret.ts';
import { hashSecret } from '../session/token.ts';
import type { Executor } from '../../database/executor.ts';
import { flowMs } from './flow-cookie.ts';
import type { FlowSecrets } from '../../kernel/google-client.ts';

const kept = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  challenge: z.string(),
  origin: z.string(),
});

/** A sign-in under way: what its way back needs. */
export interface GoogleFlow extends FlowSecrets {
  /** What the browser sent of its verifier for the exchange. */
  readonly challenge: string;
  /** Where the browser began, and comes back to. */
  readonly origin: string;
}

/** Stores the flow for the browser that holds the cookie, and forgets those that are over. */
export async function keepFlow(
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
  return row ? { state, ...kept.parse(JSON.parse(openSecret(row.sealed, cookie))) } : null;
}

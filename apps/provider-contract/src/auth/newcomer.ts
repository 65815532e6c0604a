import { randomUUID } from 'node:crypto';
import type { OperationId, TestProvider } from '@sirah-trails/provider/testing';
import { sendOperation, type OperationRequest } from '../send-operation.ts';

/** Somebody who is about to sign up. */
export interface Newcomer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export const goodPassword = 'Oasis-and-wells-7';
export const otherPassword = 'Palms-and-springs-8';
export const secondTyping = { password: otherPassword, password_confirmation: otherPassword };

/** Nobody has this name or address yet. */
export function newcomer(changes: Partial<Newcomer> = {}): Newcomer {
  const id = randomUUID().slice(0, 8);
  return { username: `Fox ${id}`, email: `somebody-${id}@example.org`, password: goodPassword, ...changes };
}

/** Sends an operation with a body, without a session or as the holder of the token. */
export function ask(
  provider: TestProvider,
  id: OperationId,
  body: unknown,
  more: OperationRequest = {},
): Promise<Response> {
  return sendOperation(provider, id, { body, ...more });
}

/** The code of the newest mail to this address. Throws when there is none. */
export async function codeFor(provider: TestProvider, email: string): Promise<string> {
  const code = (await provider.mails()).find(({ to, code }) => to === email && code !== null)?.code;
  if (!code) throw new Error('No code was sent to this address.');
  return code;
}

/** A code that is not the right one. */
export function wrongFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Signs up and gives the code that was mailed. */
export async function signUp(provider: TestProvider, who: Newcomer): Promise<string> {
  const response = await ask(provider, 'signUpStudent', who);
  if (response.status !== 200) throw new Error(await response.text());
  return codeFor(provider, who.email);
}

/** Asks for a code to choose a new password, and gives it. */
export async function forget(provider: TestProvider, email: string): Promise<string> {
  const response = await ask(provider, 'forgotPassword', { email });
  if (response.status !== 200) throw new Error(await response.text());
  return codeFor(provider, email);
}

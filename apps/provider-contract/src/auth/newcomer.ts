import { randomUUID } from 'node:crypto';
import type { OperationId, TestProvider } from '@sirah-trails/provider/testing';
import { sendOperation, type OperationRequest } from '../send-operation.ts';

/** Sign-up details of a new learner. */
export interface Newcomer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export const goodPassword = 'Oasis-and-wells-7';
export const otherPassword = 'Palms-and-springs-8';
export const secondTyping = { password: otherPassword, password_confirmation: otherPassword };

/** Creates an unused username and email. */
export function newcomer(changes: Partial<Newcomer> = {}): Newcomer {
  const id = randomUUID().slice(0, 8);
  return { username: `Fox ${id}`, email: `somebody-${id}@example.org`, password: goodPassword, ...changes };
}

/** Sends an operation with a body, anonymously or with a token. */
export function ask(
  provider: TestProvider,
  id: OperationId,
  body: unknown,
  more: OperationRequest = {},
): Promise<Response> {
  return sendOperation(provider, id, { body, ...more });
}

/** The code in the newest mail to this email. @throws without a mail. */
export async function codeFor(provider: TestProvider, email: string): Promise<string> {
  const code = (await provider.mails()).find(({ to, code }) => to === email && code !== null)?.code;
  if (!code) throw new Error('No code was sent to this address.');
  return code;
}

/** A wrong code. */
export function wrongFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Signs up and returns the mailed code. */
export async function signUp(provider: TestProvider, who: Newcomer): Promise<string> {
  const response = await ask(provider, 'signUpStudent', who);
  if (response.status !== 200) throw new Error(await response.text());
  return codeFor(provider, who.email);
}

/** Requests a reset code and returns it. */
export async function forget(provider: TestProvider, email: string): Promise<string> {
  const response = await ask(provider, 'forgotPassword', { email });
  if (response.status !== 200) throw new Error(await response.text());
  return codeFor(provider, email);
}

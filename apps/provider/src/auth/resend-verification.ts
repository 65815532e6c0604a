import type { Handler } from '../kernel/handler.ts';
import { sendCode } from './code/send-code.ts';

/** Sends another code, and a link for the browser of the challenge, to prove the address. */
export const resendVerification: Handler<'resendVerification'> = (call) => {
  const challenge = call.body.challenge ?? null;
  return sendCode(call, { operation: 'resendVerification', purpose: 'verify-email', challenge });
};

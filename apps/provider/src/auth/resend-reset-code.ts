import type { Handler } from '../kernel/handler.ts';
import { sendCode } from './code/send-code.ts';

/** Sends another code for a new password. */
export const resendResetCode: Handler<'resendResetCode'> = (call) =>
  sendCode(call, {
    operation: 'resendResetCode',
    purpose: 'reset-password',
    challenge: call.body.challenge ?? null,
  });

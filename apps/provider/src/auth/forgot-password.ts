import type { Handler } from '../kernel/handler.ts';
import { sendCode } from './code/send-code.ts';

/** Sends a code for a new password. */
export const forgotPassword: Handler<'forgotPassword'> = (call) =>
  sendCode(call, {
    operation: 'forgotPassword',
    purpose: 'reset-password',
    challenge: call.body.challenge ?? null,
  });

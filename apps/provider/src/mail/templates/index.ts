import type { Template } from '../letter.ts';
import { addressInUse } from './address-in-use.ts';
import { deleteAccount } from './delete-account.ts';
import { passwordChanged } from './password-changed.ts';
import { recoverAccount } from './recover-account.ts';
import { recoveryApproved } from './recovery-approved.ts';
import { recoveryRejected } from './recovery-rejected.ts';
import { resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';
import { verifyEmail } from './verify-email.ts';

/** Every kind of mail. */
export const templates = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'set-password': setPassword,
  'delete-account': deleteAccount,
  'password-changed': passwordChanged,
  'address-in-use': addressInUse,
  'recover-account': recoverAccount,
  'recovery-approved': recoveryApproved,
  'recovery-rejected': recoveryRejected,
};

export type MailKind = keyof typeof templates;

/** What a kind of mail needs to be written. */
export type MailValues<Kind extends MailKind> =
  (typeof templates)[Kind] extends Template<infer Values> ? Values : never;

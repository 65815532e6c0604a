import type { Handlers } from '../kernel/handler.ts';
import { checkOtp } from './code/check-otp.ts';
import { resetPassword } from './code/reset-password.ts';
import { sendAccountCode } from './code/send-account-code.ts';
import { forgotPassword, resendResetCode, resendVerification } from './code/send-code.ts';
import { setPassword } from './code/set-password.ts';
import { verifyEmail } from './code/verify-email.ts';
import { changePassword } from './details/change-password.ts';
import { recordConsent } from './details/record-consent.ts';
import { updateFields } from './details/update-fields.ts';
import { recoverAccount } from './recovery/recover-account.ts';
import { signInStudent } from './sign-in/sign-in-student.ts';
import { signUpStudent } from './sign-up/sign-up-student.ts';

/** The handlers of accounts, by operation. */
export const accountHandlers = {
  signUpStudent,
  signInStudent,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resendResetCode,
  checkOtp,
  resetPassword,
  recoverAccount,
  updateFields,
  changePassword,
  sendAccountCode,
  setPassword,
  recordConsent,
} satisfies Partial<Handlers>;

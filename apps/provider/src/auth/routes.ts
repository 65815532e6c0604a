import type { Handlers } from '../kernel/handler.ts';
import { changePassword } from './change-password.ts';
import { changeSettings } from './change-settings.ts';
import { checkOtp } from './check-otp.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { followMailedLink } from './follow-mailed-link.ts';
import { forgotPassword } from './forgot-password.ts';
import { getLegalPage } from './get-legal-page.ts';
import { getMe } from './get-me.ts';
import { getSettings } from './get-settings.ts';
import { getToken } from './get-token.ts';
import { listLegalPages } from './list-legal-pages.ts';
import { loginGoogle } from './login-google.ts';
import { logout } from './logout.ts';
import { recordConsent } from './record-consent.ts';
import { recoverAccount } from './recover-account.ts';
import { refreshSession } from './refresh-session.ts';
import { reportMistake } from './report-mistake.ts';
import { resendResetCode } from './resend-reset-code.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { returnFromGoogle } from './return-from-google.ts';
import { sendAccountCode } from './send-account-code.ts';
import { setPassword } from './set-password.ts';
import { signInStudent } from './sign-in-student.ts';
import { signUpStudent } from './sign-up-student.ts';
import { submitFeedback } from './submit-feedback.ts';
import { updateFields } from './update-fields.ts';
import { verifyEmail } from './verify-email.ts';

/** The handlers of accounts, sessions and the small print, by operation. */
export const authHandlers = {
  signUpStudent,
  signInStudent,
  refreshSession,
  logout,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resendResetCode,
  checkOtp,
  resetPassword,
  recoverAccount,
  getToken,
  followMailedLink,
  loginGoogle,
  returnFromGoogle,
  getMe,
  updateFields,
  changePassword,
  recordConsent,
  getSettings,
  changeSettings,
  exportAccount,
  deleteAccount,
  sendAccountCode,
  setPassword,
  submitFeedback,
  reportMistake,
  listLegalPages,
  getLegalPage,
} satisfies Partial<Handlers>;

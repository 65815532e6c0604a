import type { Handlers } from '../kernel/handler.ts';
import { changePassword } from './password/change-password.ts';
import { changeSettings, getSettings } from './profile/settings.ts';
import { checkOtp, resetPassword, resendResetCode, forgotPassword } from './password/reset-password.ts';
import { deleteAccount } from './account/delete-account.ts';
import { exportAccount } from './account/export-account.ts';
import { followMailedLink } from './sign-up/follow-mailed-link.ts';
import { getLegalPage, listLegalPages } from './legal/legal-pages.ts';
import { getMe } from './profile/get-me.ts';
import { getToken } from './sign-in/get-token.ts';
import { loginGoogle, returnFromGoogle } from './google/google-sign-in.ts';
import { logout } from './session/logout.ts';
import { recordConsent } from './sign-up/record-consent.ts';
import { recoverAccount } from './recovery/recover-account.ts';
import { refreshSession } from './session/refresh-session.ts';
import { reportMistake } from './feedback/report-mistake.ts';
import { resendVerification, verifyEmail } from './sign-up/verify-email.ts';
import { sendAccountCode } from './code/send-code.ts';
import { setPassword } from './password/set-password.ts';
import { signInStudent } from './sign-in/sign-in-student.ts';
import { signUpStudent } from './sign-up/sign-up-student.ts';
import { submitFeedback } from './feedback/submit-feedback.ts';
import { updateFields } from './profile/update-fields.ts';

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

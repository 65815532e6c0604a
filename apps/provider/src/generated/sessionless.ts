// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.

/** Operations that take calls without a live session. */
export type SessionlessOperation =
  | 'signInStudent'
  | 'getToken'
  | 'loginGoogle'
  | 'returnFromGoogle'
  | 'followMailedLink'
  | 'signUpStudent'
  | 'verifyEmail'
  | 'resendVerification'
  | 'forgotPassword'
  | 'resendResetCode'
  | 'checkOtp'
  | 'resetPassword'
  | 'recoverAccount'
  | 'refreshSession'
  | 'listCompetitions'
  | 'getCompetition'
  | 'getTheme'
  | 'listLegalPages'
  | 'getLegalPage'
  | 'reportClientError'
  | 'getAbout'
  | 'getConfiguration';

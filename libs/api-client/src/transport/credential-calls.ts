const credentialCalls: readonly string[] = [
  '/api/auth/v1/signin/student',
  '/api/auth/v1/signup/student',
  '/api/auth/v1/forgot-password',
  '/api/auth/v1/forgot-password/resend-otp',
  '/api/auth/v1/check-otp',
  '/api/auth/v1/reset-password',
  '/api/auth/v1/verify-email',
  '/api/auth/v1/verify-email/resend-otp',
  '/api/auth/v1/get-token',
  '/api/auth/v1/recover-account',
  '/api/auth/v1/refresh',
  '/api/user/v1/reset-password',
];

/** Whether a 401 of this call is about what was typed, not about the session: it is never refreshed. */
export function isCredentialCall(url: string): boolean {
  const { pathname } = new URL(url);
  return credentialCalls.some((call) => pathname.endsWith(call));
}

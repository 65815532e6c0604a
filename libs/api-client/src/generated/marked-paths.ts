// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.

/** Paths of the operations that the contract marks by extensions. */
export const markedPaths = {
  credential: [
    '/api/auth/v1/signin/student',
    '/api/auth/v1/get-token',
    '/api/auth/v1/signup/student',
    '/api/auth/v1/verify-email',
    '/api/auth/v1/verify-email/resend-otp',
    '/api/auth/v1/forgot-password',
    '/api/auth/v1/forgot-password/resend-otp',
    '/api/auth/v1/check-otp',
    '/api/auth/v1/reset-password',
    '/api/auth/v1/recover-account',
    '/api/user/v1/reset-password',
    '/api/auth/v1/refresh',
  ],
  singleUse: [
    '/api/auth/v1/get-token',
    '/api/auth/v1/verify-email',
  ],
  endsSession: [
    '/api/user/v1/logout',
    '/api/x/v1/account/delete',
  ],
} as const;

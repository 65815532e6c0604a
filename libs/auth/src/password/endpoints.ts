import { api, queryRoots, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { challengeOf } from '../proof/verifier.ts';
import type { ResetProof, ResetRequest } from './reset-flow.ts';

/** Emails a code and a link for a password reset to an existing account. Errors: ApiError, 422, 429. */
export function forgotPasswordMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email }, idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/auth/v1/forgot-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, ...(await challengeOf(verifier)) },
        }),
      ),
  });
}

/** Sends a new reset code and invalidates the previous code. Errors: ApiError, 422, 429. */
export function resendResetCodeMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email }, idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/auth/v1/forgot-password/resend-otp', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, ...(await challengeOf(verifier)) },
        }),
      ),
  });
}

/** Checks a reset code. Errors: ApiError, 422 for a wrong code (five attempts), 429. */
export function checkOtpMutation({ email, verifier }: Pick<ResetRequest, 'email' | 'verifier'>) {
  return mutationOptions({
    mutationFn: ({ values: { otp }, idempotencyKey }: Write<{ otp: string }>) =>
      read(
        api.POST('/api/auth/v1/check-otp', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, otp, verifier },
        }),
      ),
  });
}

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

/**
 * Sets a new password and ends all sessions of the learner. Errors: ApiError, 422 `INVALID_CODE` for a wrong, used or expired
 * code or link, 429.
 */
export function resetPasswordMutation(proof: ResetProof) {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<NewPassword>) =>
      read(
        api.POST('/api/auth/v1/reset-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { ...proof, ...values },
        }),
      ),
  });
}

export interface PasswordChange {
  old_password: string;
  password: string;
  password_confirmation: string;
}

/**
 * Changes the password and ends the learner's other sessions. Errors: ApiError, 422 for a wrong current or a weak new password,
 * 429.
 */
export function changePasswordMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<PasswordChange>) =>
      read(
        api.POST('/api/user/v1/reset-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
  });
}

interface FirstPassword {
  otp: string;
  password: string;
  password_confirmation: string;
}

/**
 * Sets an account's first password with an emailed code. Errors: ApiError, 422 `INVALID_CODE` for a wrong, used or expired code,
 * `HAS_PASSWORD` if a password exists, 429.
 */
export function setPasswordMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<FirstPassword>) =>
      read(
        api.POST('/api/x/v1/account/set-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
    onError: (error, _write, _result, { client }) => {
      if ('code' in error && error.code === 'HAS_PASSWORD')
        void client.invalidateQueries({ queryKey: [queryRoots.me] });
    },
  });
}

import { api, queryRoots, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { challengeOf } from '../proof/verifier.ts';
import type { ResetProof, ResetRequest } from './reset-flow.ts';

/** Sends a code and a link for a new password, if the email has an account. Errors: ApiError, 422, 429. */
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

/** Sends another code for a new password; it ends the one before. Errors: ApiError, 422, 429. */
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

/** Checks the code for a new password. Errors: ApiError, 422 for a wrong code, which costs one of five attempts, 429. */
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
 * Sets a new password and ends every session of the learner. Errors: ApiError, 422 `INVALID_CODE` for a code or link that is
 * wrong, used or expired, 429.
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
 * Changes the password; the learner's other sessions end. Errors: ApiError, 422 for a wrong current password or a new one that is
 * not good enough, 429.
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
 * Sets the first password of an account, by a mailed code. Errors: ApiError, 422 `INVALID_CODE` for a code that is wrong, used or
 * expired, `HAS_PASSWORD` where there is one, 429.
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

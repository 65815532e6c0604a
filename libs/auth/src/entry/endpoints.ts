import {
  api,
  ApiError,
  baseUrl,
  legalPagesQuery,
  type ProfileFields,
  read,
  updateFields,
  type User,
  type Write,
} from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { clearTrial, trialCredit } from '@sirah-trails/screen-kit';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deviceToken } from '../proof/device-token.ts';
import { challengeOf } from '../proof/verifier.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs a learner in and stores the session. Errors: ApiError, 422 for wrong credentials. */
export function signInMutation() {
  return mutationOptions({
    mutationFn: async ({ values }: Write<Credentials>) => {
      const device = deviceToken.read();
      const body = { ...values, ...(device !== null && { device }) };
      const { access_token, user, ...given } = await read(api.POST('/api/auth/v1/signin/student', { body }));
      deviceToken.store(given.device);
      session.getState().signIn({ token: access_token, user });
    },
  });
}

/**
 * Redirects to Google, which returns to `/auth/oauth/callback` or, with an error, to `/auth/signin`.
 *
 * @param challenge of the verifier that this tab stores
 */
export function goToGoogle(challenge: string): void {
  const query = new URLSearchParams({ challenge });
  window.location.assign(`${baseUrl.replace(/\/$/, '')}/auth/v1/login-google?${query.toString()}`);
}

interface OneTimeCode {
  email: string;
  code: string;
  verifier: string;
}

/**
 * Exchanges the one-time code in a return URL for a session and stores it. Not a mutation, because screens only need the session.
 * Errors: ApiError, 401 for an expired code or another browser's code, 403 `ACCOUNT_DEACTIVATED` with the reason.
 */
export async function exchangeCode(query: OneTimeCode): Promise<void> {
  const { access_token, user, device } = await read(api.GET('/api/auth/v1/get-token', { params: { query } }));
  deviceToken.store(device);
  session.getState().signIn({ token: access_token, user });
}

interface NewAccount {
  username: string;
  email: string;
  password: string;
}

/** A pending sign-up of this browser. */
export interface PendingSignUp {
  username: string;
  email: string;
  verifier: string;
}

/**
 * Creates an account and emails a code, without starting a session. Calling it declares the consent of a parent or guardian.
 * Errors: ApiError, 422 for invalid or taken values, 429.
 *
 * @param replaced returns the pending sign-up that the new one replaces, which needs the addition `correct_email`
 */
export function signUpMutation(verifier: string, replaced: (account: NewAccount) => PendingSignUp | null) {
  return mutationOptions({
    mutationFn: async ({ values, idempotencyKey }: Write<NewAccount>): Promise<User> => {
      const { username, email, password } = values;
      const replaces = replaced(values);
      const { user } = await read(
        api.POST('/api/auth/v1/signup/student', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: {
            username,
            email,
            password,
            ...(await challengeOf(verifier)),
            ...(replaces && { replaces }),
          },
        }),
      );
      return user;
    },
  });
}

interface CodeOfEmail {
  email: string;
  otp: string;
}

/**
 * Verifies an email by its code and stores the session. The transport never retries, because a lost response may have used the
 * code up. Errors: ApiError, 422 for a wrong, used or expired code, 429.
 *
 * @returns whether there is a session; the provider gives none for a code that was right before
 */
export function verifyEmailMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email, otp }, idempotencyKey }: Write<CodeOfEmail>): Promise<boolean> => {
      const { access_token: token, user } = await read(
        api.POST('/api/auth/v1/verify-email', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, otp, verifier },
        }),
      );
      if (token) session.getState().signIn({ token, user });
      return Boolean(token);
    },
  });
}

/** Sends a new verification code and invalidates the previous code. Errors: ApiError, 422, 429. */
export function resendVerificationMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email }, idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/auth/v1/verify-email/resend-otp', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, ...(await challengeOf(verifier)) },
        }),
      ),
  });
}

/**
 * Stores the consent, then the learner's details with the device's trial, and updates the stored user in all tabs. Errors: ApiError, 422 for invalid
 * details or an outdated text (`version`).
 *
 * @param version of the texts that were agreed to; null where that is known already
 */
export function completeProfileMutation(version: string | null) {
  return mutationOptions({
    mutationFn: async ({ values }: Write<ProfileFields>, { client }): Promise<void> => {
      if (version !== null) await agree(version, client);
      await updateFields(values, trialCredit());
      clearTrial();
    },
  });
}

/** Refetches the legal texts if they have changed, so that the next consent applies to the current version. */
async function agree(version: string, client: QueryClient) {
  try {
    await read(api.POST('/api/x/v1/consent', { body: { version } }));
  } catch (error) {
    const hasChanged = error instanceof ApiError && error.fieldErrors['version'] !== undefined;
    if (hasChanged) await client.invalidateQueries({ queryKey: legalPagesQuery().queryKey });
    throw error;
  }
}

export interface RecoveryRequest {
  email: string;
  message: string;
}

/** Asks the administrator to reactivate an account; every email gets the same response. Errors: ApiError, 422, 429. */
export function recoverAccountMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<RecoveryRequest>) =>
      read(
        api.POST('/api/auth/v1/recover-account', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
  });
}

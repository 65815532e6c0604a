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
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deviceToken } from '../proof/device-token.ts';
import { challengeOf } from '../proof/verifier.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs a learner in and stores the session. Errors: ApiError, 422 if the e-mail and the password do not belong together. */
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
 * Leaves the app for the page of Google. The browser comes back to `/auth/oauth/callback` or, with an error, to `/auth/signin`.
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
 * Exchanges the one-time code of a return URL for a session, and stores it. It is sent once: no mutation, because no screen
 * waits for anything but the session. Errors: ApiError, 401 for a code that is over or belongs to another browser, 403
 * `ACCOUNT_DEACTIVATED` with the reason.
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

/**
 * Creates an account and sends a code to its email; gives no session. Sending it states that a parent or guardian agrees to the
 * texts in force. Errors: ApiError, 422 for what is wrong or taken, 429.
 */
export function signUpMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values, idempotencyKey }: Write<NewAccount>): Promise<User> => {
      const { username, email, password } = values;
      const { user } = await read(
        api.POST('/api/auth/v1/signup/student', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { username, email, password, ...(await challengeOf(verifier)) },
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
 * Proves an email by its code and stores the session. The transport never repeats it: the code of a lost response may be used up.
 * Errors: ApiError, 422 for a code that is wrong, used up or expired, 429.
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

/** Sends another code to prove an email; the previous code ends. Errors: ApiError, 422, 429. */
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
 * Stores the learner's details, and before them that a parent or guardian agrees; all tabs then know the learner as stored.
 * Errors: ApiError, 422 for what does not follow the rules or a text that has changed meanwhile (`version`).
 *
 * @param version of the texts that were agreed to; null where that is known already
 */
export function completeProfileMutation(version: string | null) {
  return mutationOptions({
    mutationFn: async ({ values }: Write<ProfileFields>, { client }): Promise<void> => {
      if (version !== null) await agree(version, client);
      await updateFields(values);
    },
  });
}

/** Where a text has changed meanwhile, the texts in force are read again first: the next consent is for those. */
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

/** Asks the administrator to open a deactivated account; the response is always the same. Errors: ApiError, 422, 429. */
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

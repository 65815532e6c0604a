import { day, hour, minute } from '../kernel/time.ts';

export interface Limit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Rate limits. Limits per IP are high, because a class shares an address. */
export const limits = {
  /** Wrong passwords per account, per account and IP, and per IP. */
  signInAccount: { bucket: 'sign-in account', limit: 10, windowMs: 15 * minute },
  signInPair: { bucket: 'sign-in account and address', limit: 10, windowMs: 15 * minute },
  signInIp: { bucket: 'sign-in address', limit: 100, windowMs: 15 * minute },
  /** Wrong passwords per account from new IPs, after the account's own limit. */
  signInNewIps: { bucket: 'sign-in account and new addresses', limit: 100, windowMs: hour },
  /** Right passwords per learner, each of which stores a session. */
  signIns: { bucket: 'sign-ins', limit: 200, windowMs: hour },
  /** Wrong passwords per account on a device with an earlier sign-in. */
  signInDevice: { bucket: 'sign-in account and device', limit: 10, windowMs: 15 * minute },
  /** Wrong current passwords per learner. */
  currentPassword: { bucket: 'current password', limit: 10, windowMs: 15 * minute },
  /** Codes per email and purpose. */
  codePause: { bucket: 'code pause', limit: 1, windowMs: minute },
  codesAnHour: { bucket: 'codes an hour', limit: 5, windowMs: hour },
  codesADay: { bucket: 'codes a day', limit: 20, windowMs: day },
  /** Requested mails per IP, to any recipient. */
  mailIp: { bucket: 'mail address', limit: 100, windowMs: hour },
  /** Code attempts per email, purpose and browser or IP, and per IP. */
  codeAttempts: { bucket: 'code tries', limit: 30, windowMs: 15 * minute },
  codeIp: { bucket: 'code address', limit: 200, windowMs: 15 * minute },
  /** Started Google sign-ins per IP. */
  googleIp: { bucket: 'google address', limit: 300, windowMs: 15 * minute },
  /** Mails to an account's email after sign-ups with it. */
  emailInUse: { bucket: 'address in use', limit: 1, windowMs: day },
  /** A name reserved by a sign-up with a taken email, for the lifetime of an unverified account. */
  nameHeld: { bucket: 'name held', limit: 1, windowMs: 7 * day },
  /** The browser of a pending sign-up, for the same time. */
  ownSignUp: { bucket: 'own sign-up', limit: 1, windowMs: 7 * day },
  recoverEmail: { bucket: 'recover e-mail', limit: 1, windowMs: day },
  feedback: { bucket: 'feedback', limit: 20, windowMs: day },
  /** Failed runs abandoned by a learner. */
  abandon: { bucket: 'abandon', limit: 60, windowMs: hour },
  /** Endless games started by a learner. */
  endlessGames: { bucket: 'endless games', limit: 60, windowMs: hour },
  /** Mistake reports per learner. */
  mistakes: { bucket: 'mistakes', limit: 30, windowMs: day },
  /** Crash reports per IP, and new kinds of crashes in total, which bounds the rows per day. */
  clientErrorIp: { bucket: 'client error address', limit: 60, windowMs: hour },
  newClientErrors: { bucket: 'client errors', limit: 1000, windowMs: hour },
  accountExport: { bucket: 'account export', limit: 10, windowMs: day },
  recoverIp: { bucket: 'recover address', limit: 5, windowMs: hour },
} as const satisfies Record<string, Limit>;

/** The operator's limit on sign-ups per IP. */
export function signUpLimit(signUpsPerHour: number): Limit {
  return { bucket: 'sign-up address', limit: signUpsPerHour, windowMs: hour };
}

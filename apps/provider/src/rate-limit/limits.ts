import { day, hour, minute } from '../kernel/time.ts';

export interface Limit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** The limits on calls for one key. Limits per IP are generous, because a class shares one. */
export const limits = {
  /** Wrong passwords for one account from all IPs, for one account from one IP, and from one IP for all accounts. */
  signInAccount: { bucket: 'sign-in account', limit: 10, windowMs: 15 * minute },
  signInPair: { bucket: 'sign-in account and address', limit: 10, windowMs: 15 * minute },
  signInIp: { bucket: 'sign-in address', limit: 100, windowMs: 15 * minute },
  /** Wrong passwords for one account on a device that has signed in to it before. */
  signInDevice: { bucket: 'sign-in account and device', limit: 10, windowMs: 15 * minute },
  /** Wrong current passwords of one learner. */
  currentPassword: { bucket: 'current password', limit: 10, windowMs: 15 * minute },
  /** Codes sent to one e-mail for one purpose. */
  codePause: { bucket: 'code pause', limit: 1, windowMs: minute },
  codesAnHour: { bucket: 'codes an hour', limit: 5, windowMs: hour },
  codesADay: { bucket: 'codes a day', limit: 20, windowMs: day },
  /** Mails requested from one IP, to any recipient. */
  mailIp: { bucket: 'mail address', limit: 100, windowMs: hour },
  /** Attempts at codes for one e-mail and purpose by one browser or IP, and by one IP for all. */
  codeAttempts: { bucket: 'code tries', limit: 30, windowMs: 15 * minute },
  codeIp: { bucket: 'code address', limit: 200, windowMs: 15 * minute },
  /** Google sign-ins started from one IP. */
  googleIp: { bucket: 'google address', limit: 300, windowMs: 15 * minute },
  /** Mails to an e-mail with an account when a sign-up uses it again. */
  emailInUse: { bucket: 'address in use', limit: 1, windowMs: day },
  /** A name reserved by a sign-up with a taken e-mail; reserved as long as an unverified account. */
  nameHeld: { bucket: 'name held', limit: 1, windowMs: 7 * day },
  recoverEmail: { bucket: 'recover e-mail', limit: 1, windowMs: day },
  /** Feedback of one learner. */
  feedback: { bucket: 'feedback', limit: 20, windowMs: day },
  /** Failed runs that one learner abandons. */
  abandon: { bucket: 'abandon', limit: 60, windowMs: hour },
  /** Games of endless mode that one learner begins. */
  endlessGames: { bucket: 'endless games', limit: 60, windowMs: hour },
  /** Reports on the content by one learner. */
  mistakes: { bucket: 'mistakes', limit: 30, windowMs: day },
  /** Crashes of the web app reported from one IP, and from all together: a day's rows stay few. */
  clientErrorIp: { bucket: 'client error address', limit: 60, windowMs: hour },
  clientErrors: { bucket: 'client errors', limit: 1000, windowMs: hour },
  /** Exports of an account. */
  accountExport: { bucket: 'account export', limit: 10, windowMs: day },
  recoverIp: { bucket: 'recover address', limit: 5, windowMs: hour },
} as const satisfies Record<string, Limit>;

/** The operator's limit on sign-ups from one IP. */
export function signUpLimit(signUpsPerHour: number): Limit {
  return { bucket: 'sign-up address', limit: signUpsPerHour, windowMs: hour };
}

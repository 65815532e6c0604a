import { day, hour, minute } from '../kernel/time.ts';

export interface Limit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** The limits on calls for one key. Limits on addresses are generous, because a class shares one. */
export const limits = {
  /** Wrong passwords for one account from everywhere, and from one address for all accounts. */
  signInAccount: { bucket: 'sign-in account', limit: 10, windowMs: 15 * minute },
  signInPair: { bucket: 'sign-in account and address', limit: 10, windowMs: 15 * minute },
  signInAddress: { bucket: 'sign-in address', limit: 100, windowMs: 15 * minute },
  /** Wrong passwords for one account on a device that has signed in to it before. */
  signInDevice: { bucket: 'sign-in account and device', limit: 10, windowMs: 15 * minute },
  /** Wrong current passwords of one learner. */
  currentPassword: { bucket: 'current password', limit: 10, windowMs: 15 * minute },
  /** Codes sent to one e-mail for one purpose. */
  codePause: { bucket: 'code pause', limit: 1, windowMs: minute },
  codesAnHour: { bucket: 'codes an hour', limit: 5, windowMs: hour },
  codesADay: { bucket: 'codes a day', limit: 20, windowMs: day },
  /** Mails that one address asks for, to any recipient. */
  mailAddress: { bucket: 'mail address', limit: 100, windowMs: hour },
  /** Attempts at codes for one e-mail and purpose by one browser or address, and by one address for all. */
  codeTries: { bucket: 'code tries', limit: 30, windowMs: 15 * minute },
  codeAddress: { bucket: 'code address', limit: 200, windowMs: 15 * minute },
  /** Sign-ins with Google that one address begins. */
  googleAddress: { bucket: 'google address', limit: 300, windowMs: 15 * minute },
  /** Mails to an address that has an account when a sign-up names it again. */
  addressInUse: { bucket: 'address in use', limit: 1, windowMs: day },
  /** A name that a sign-up with somebody's address has asked for; kept as long as an account that was never verified. */
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
  /** Crashes of the web app that one address reports, and all together: a day's rows stay few. */
  clientErrorAddress: { bucket: 'client error address', limit: 60, windowMs: hour },
  clientErrors: { bucket: 'client errors', limit: 1000, windowMs: hour },
  /** Exports of an account. */
  accountExport: { bucket: 'account export', limit: 10, windowMs: day },
  recoverAddress: { bucket: 'recover address', limit: 5, windowMs: hour },
} as const satisfies Record<string, Limit>;

/** The limit on sign-ups from one address, as the operator sets it. */
export function signUpLimit(signUpsPerHour: number): Limit {
  return { bucket: 'sign-up address', limit: signUpsPerHour, windowMs: hour };
}

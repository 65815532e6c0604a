import { defineLink } from './define-link.ts';

/** Infinity Trail outcomes, for `status` on the finish screen. */
export const endlessGameCodes = ['ENDLESS_COMPLETED', 'WRONG_ANSWER', 'TIME_UP'] as const;

export type EndlessGameCode = (typeof endlessGameCodes)[number];

/** Infinity Trail screen URLs. */
export const endlessLinks = {
  endlessStart: defineLink('/endless-mode/start'),
  endlessQuiz: defineLink('/endless-mode/quiz'),
  /** `status` is an `EndlessGameCode`, a hint only: the score comes from the provider. */
  endlessFinish: defineLink('/endless-mode/finish', { status: 'status' }),
} as const;

/** Reads the outcome from the URL; undefined if invalid. */
export function readEndlessStatus(query: URLSearchParams): EndlessGameCode | undefined {
  return endlessGameCodes.find((code) => code === query.get('status'));
}

import { defineLink } from './define-link.ts';

/** How a game of the Infinity Trail ended, as `status` of its finish screen says it. */
export const endlessGameCodes = ['ENDLESS_COMPLETED', 'WRONG_ANSWER', 'TIME_UP'] as const;

export type EndlessGameCode = (typeof endlessGameCodes)[number];

/** URLs of the screens of the Infinity Trail. */
export const endlessLinks = {
  endlessStart: defineLink('/endless-mode/start'),
  endlessQuiz: defineLink('/endless-mode/quiz'),
  /** `status` is an `EndlessGameCode`: a hint, the score is the provider's. */
  endlessFinish: defineLink('/endless-mode/finish', { status: 'status' }),
} as const;

/** The end in the URL; undefined for anything else. */
export function readEndlessStatus(query: URLSearchParams): EndlessGameCode | undefined {
  return endlessGameCodes.find((code) => code === query.get('status'));
}

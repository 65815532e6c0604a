import { defineLink } from './define-link.ts';

/** Screen URLs of the trial for visitors without an account. */
export const trialLinks = {
  trial: defineLink('/trial'),
  trialQuiz: defineLink('/trial/quiz'),
  trialFinish: defineLink('/trial/finish'),
  trialTraveller: defineLink('/trial/traveller'),
  trialBook: defineLink('/trial/book'),
} as const;

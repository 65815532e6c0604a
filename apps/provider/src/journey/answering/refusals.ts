import { conflict, forbidden, type Refusal } from '../../kernel/errors.ts';

const refusals = {
  CHAPTER_PASSED: () => forbidden('CHAPTER_PASSED', 'You have finished this chapter already.'),
  QUIZ_LOCKED: () => forbidden('QUIZ_LOCKED', 'Another question comes first.'),
  QUIZ_NOT_OPEN: () => conflict('QUIZ_NOT_OPEN', 'This question is not open yet.'),
  RUN_FAILED: () => conflict('RUN_FAILED', 'This try is over. Start the chapter again.'),
  RUN_IN_PROGRESS: () => conflict('RUN_IN_PROGRESS', 'This try is not over yet.'),
} as const;

/** The error for a refusal of the run's rules. */
export function refusal(code: keyof typeof refusals): Refusal {
  return refusals[code]();
}

import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/errors.ts';

/** Makes the learner have called the operation as often as an hour allows. */
export function useUpWrites(
  { writes, clock }: Pick<Context, 'writes' | 'clock'>,
  operation: string,
  learnerId: string,
): void {
  try {
    for (;;) writes.count(learnerId, operation, clock.now());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

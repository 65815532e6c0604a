import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/errors.ts';

/** Uses up the learner's hourly limit of the operation. */
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

import type { Context } from '../../kernel/context.ts';
import { writeLimit } from '../write-limits.ts';

/** Makes the learner have called the operation as often as an hour allows. */
export function useUpWrites(
  { writes, clock, configuration }: Pick<Context, 'writes' | 'clock' | 'configuration'>,
  operation: string,
  learnerId: string,
): void {
  const limit = writeLimit(operation, configuration.writesPerHour);
  while (writes.count(learnerId, operation, limit, clock.now()) === 0);
}

import type { Context } from '../kernel/context.ts';
import { tooMany } from '../kernel/errors.ts';
import type { ContractOperation } from './contract.ts';

/** What a child does all the time while it plays or reads; everything else is done now and then. */
const frequent: ReadonlySet<string> = new Set([
  'nextEndlessQuiz',
  'openQuiz',
  'readQuizAloud',
  'reportReadingTime',
  'saveBookProgress',
  'submitAnswer',
  'submitEndlessAnswer',
  'submitPracticeAnswer',
]);

/** What of the frequent limit is left for the other operations. */
const seldom = 10;

/** Whether calls of the operation are limited for each learner: where the contract says that there can be too many. */
export function hasWriteLimit({ needsSession, statuses }: ContractOperation): boolean {
  return needsSession && statuses.includes(429);
}

/** How often a learner may call the operation within an hour, for an operation with a limit. */
export function writeLimit(operation: string, writesPerHour: number): number {
  return frequent.has(specifiedName(operation)) ? writesPerHour : Math.ceil(writesPerHour / seldom);
}

/** Counts one call of the learner. Throws 429 with the time to wait when there were too many within the hour. */
export function countWrite(context: Context, operation: string, learnerId: string): void {
  const { writes, clock, configuration } = context;
  const limit = writeLimit(operation, configuration.writesPerHour);
  const retryAfterMs = writes.count(learnerId, specifiedName(operation), limit, clock.now());
  if (retryAfterMs > 0) throw tooMany(retryAfterMs);
}

/** Operations with two addresses share one count. */
function specifiedName(operation: string): string {
  return operation.replace(/Bare$/, '');
}

import { failedStatement, type FailedStatement } from '../database/database-fault.ts';

/** What the log may hold of an error. */
export interface ErrorDescription extends FailedStatement {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
}

/**
 * A database repeats values in its messages, and those may be a child's: its errors are logged by their codes and the names of
 * statement and constraint. The stack is the lines of code alone.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    type: error.name,
    ...(code === undefined ? { message: error.message } : { code }),
    ...failedStatement(error),
    ...(stack.length > 0 && { stack: stack.slice(0, 12).join(' | ') }),
  };
}

import { failedStatement, type FailedStatement } from '../database/database-fault.ts';

/** Loggable fields of an error. */
export interface ErrorDescription extends FailedStatement {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
}

/**
 * Reduces an error to loggable fields. Database messages repeat values, perhaps of a child, so database
 * errors are logged by code, statement and constraint. The stack contains code lines only.
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

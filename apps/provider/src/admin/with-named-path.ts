import { isDatabaseFault } from '../database/database-fault.ts';
import { AdminError } from './outcome.ts';

/**
 * Does the work with a file or folder that the command names. Throws `AdminError` of code 2 when it cannot be read or
 * written: the volunteer has to name another. `say` makes the message of the system's code.
 */
export async function withNamedPath<Result>(
  work: () => Promise<Result>,
  say: (code: string) => string,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!isFileFault(cause)) throw cause;
    throw new AdminError(2, say(cause.code), { cause });
  }
}

/** Connections of PostgreSQL fail by a call of the system, too. */
function isFileFault(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && !isDatabaseFault(error);
}

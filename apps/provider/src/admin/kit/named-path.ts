import { isDatabaseFault } from '../../database/database-fault.ts';
import { AdminError } from './outcome.ts';

/**
 * Runs work on a file or folder that the person named. Throws `AdminError` with code 2 when the path cannot be read or
 * written. `say` turns the system's error code into the message.
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

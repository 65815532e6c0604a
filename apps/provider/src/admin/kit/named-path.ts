import { isDatabaseFault } from '../../database/database-fault.ts';
import { AdminError } from './outcome.ts';

/**
 * Runs work on a file or folder from the command line. `say` turns the system's error code into the message.
 * @throws {AdminError} 2 for an unreadable or unwritable path
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

/** Excludes failed PostgreSQL connections, which are system call errors, too. */
function isFileFault(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && !isDatabaseFault(error);
}

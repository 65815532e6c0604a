import { CommanderError } from 'commander';
import { StartError } from '../configuration/start-error.ts';
import { explainDatabaseFault, isDatabaseFault } from '../database/database-fault.ts';
import type { Admin } from './instance.ts';
import { AdminError } from './outcome.ts';
import { createProgram } from './program.ts';

/**
 * Runs one command of the admin command line. Resolves to the exit code: 0 done, 1 not done or problems found, 2 asked in
 * a wrong way, such as with a file that cannot be read or written, or the instance cannot be reached. A defect rejects.
 */
export async function runAdmin(words: readonly string[], admin: Admin): Promise<0 | 1 | 2> {
  let code: 0 | 1 | 2 = 0;
  const program = createProgram(admin, (outcome) => (code = outcome));
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, admin);
  }
}

function explain(error: unknown, { terminal, environment }: Admin): 0 | 1 | 2 {
  // Commander has said what is wrong, or has shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const code = error instanceof AdminError ? error.code : 2;
  if (error instanceof AdminError || error instanceof StartError) terminal.complain(`${error.message}\n`);
  else if (isDatabaseFault(error)) terminal.complain(`${faultText(error, environment)}\n`);
  else throw error;
  return code;
}

function faultText(error: unknown, environment: Admin['environment']): string {
  const place = {
    databaseUrl: environment['DATABASE_URL'] || null,
    dataDir: environment['DATA_DIR'] || '.data',
  };
  return explainDatabaseFault(place, error);
}

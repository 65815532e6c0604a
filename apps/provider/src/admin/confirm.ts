import { AdminError } from './outcome.ts';
import type { Terminal } from './terminal.ts';

/**
 * Continues when the person types yes or gave `--yes`. Throws `AdminError` otherwise: nothing is done.
 *
 * @param what is about to happen, as a sentence
 */
export async function confirm(terminal: Terminal, what: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  const answer = await terminal.ask(`${what}\nType "yes" to go on: `);
  if (answer === null)
    throw new AdminError(2, `Nothing was done, because nobody can be asked here. With --yes: ${what}`);
  if (answer.trim().toLowerCase() !== 'yes') throw new AdminError(1, 'Nothing was done.');
}

import { createInterface } from 'node:readline/promises';
import { AdminError } from './outcome.ts';

export interface Terminal {
  /** Writes to stdout, perhaps a file or a pipe. */
  write(text: string): void;
  /** Writes to stderr. */
  complain(text: string): void;
  /** Reads a line; null without a terminal. */
  ask(question: string): Promise<string | null>;
}

export const systemTerminal: Terminal = {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  ask: async (question) => {
    if (!process.stdin.isTTY) return null;
    const prompt = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await prompt.question(question);
    } finally {
      prompt.close();
    }
  },
};

/**
 * Asks for confirmation unless `--yes` is set.
 * @param what the effect, as a sentence
 * @throws {AdminError} before any change
 */
export async function confirm(terminal: Terminal, what: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  const answer = await terminal.ask(`${what}\nType "yes" to go on: `);
  if (answer === null)
    throw new AdminError(2, `Nothing was done, because nobody can be asked here. With --yes: ${what}`);
  if (answer.trim().toLowerCase() !== 'yes') throw new AdminError(1, 'Nothing was done.');
}

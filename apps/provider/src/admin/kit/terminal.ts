import { createInterface } from 'node:readline/promises';
import { AdminError } from './outcome.ts';

/** The terminal of a command: its output, its errors, and its input. */
export interface Terminal {
  /** Writes to the output, which may go into a file or another program. */
  write(text: string): void;
  /** Writes to the person. */
  complain(text: string): void;
  /** The person's input; null without a terminal. */
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
 * Continues when the person types yes or gave `--yes`, else throws `AdminError` before anything is done.
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

import { createInterface } from 'node:readline/promises';

/** The terminal of a command: its output, its errors, and its input. */
export interface Terminal {
  /** To the output, which may go into a file or another program. */
  write(text: string): void;
  /** To the person. */
  complain(text: string): void;
  /** The person's input; null without a terminal. */
  ask(question: string): Promise<string | null>;
}

export const systemTerminal: Terminal = {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  ask: async (question) => {
    if (!process.stdin.isTTY) return null;
    const reading = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await reading.question(question);
    } finally {
      reading.close();
    }
  },
};

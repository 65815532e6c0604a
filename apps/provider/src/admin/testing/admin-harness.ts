import type { Clock } from '../../kernel/clock.ts';
import { runAdmin } from '../run-admin.ts';

export interface AdminResult {
  readonly code: number;
  readonly output: string;
  readonly complaints: string;
}

/** Runs admin commands with the given environment. */
export function adminHarness(environment: Readonly<Record<string, string>>, clock: Clock) {
  /** `answer` is the typed reply, or a function that computes it after other work; null means no terminal. */
  return async (
    words: readonly string[],
    answer: string | (() => Promise<string>) | null = null,
  ): Promise<AdminResult> => {
    let output = '';
    let complaints = '';
    const terminal = {
      write: (text: string) => void (output += text),
      complain: (text: string) => void (complaints += text),
      ask: async (question: string) => {
        complaints += question;
        return typeof answer === 'function' ? answer() : answer;
      },
    };
    const code = await runAdmin(words, { environment, terminal, clock });
    return { code, output, complaints };
  };
}

import type { Clock } from '../../kernel/clock.ts';
import { runAdmin } from '../run-admin.ts';

/** What a command has printed and how it ended. */
export interface AdminResult {
  readonly code: number;
  readonly output: string;
  readonly complaints: string;
}

/** Runs commands of the admin command line as a volunteer types them. */
export function adminHarness(environment: Readonly<Record<string, string>>, clock: Clock) {
  /** `answer` is what the volunteer types when asked, perhaps after something has happened; without it there is no terminal. */
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

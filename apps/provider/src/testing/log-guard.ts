import type { Context } from '../kernel/context.ts';

/** Searches the log of a test's provider for texts that it must never contain. */
export interface LogGuard {
  /** Takes a line of the log. */
  write(line: string): void;
  /** These texts are a learner's own: they must stand in no line, before or after. */
  keep(texts: readonly (string | null)[]): void;
  /** The lines that hold such a text, or anything that looks like an e-mail or a token. */
  leaks(): string[];
}

/** What differs from line to line by itself: the time, and numbers that a code may happen to equal. */
const changing = /"(?:time|request)":"[^"]*",?|"(?:ms|pid)":\d+,?/g;
/** Not what stands after a slash: packages of a scope do, in the stack of an error. */
const email = /[^\s"@/]@[\w-]+\.[a-z]/i;
const token = /(?<![\w-])[\w-]{43}(?:[\w-]{11})?(?![\w-])/;
/** Shorter texts stand in words of the log itself. */
const shortest = 5;

export function guardLog(): LogGuard {
  const said = new Set<string>();
  const own = new Set<string>();
  return {
    write: (line) => said.add(line.replace(changing, '')),
    keep: (texts) => {
      for (const text of texts) if (text !== null && text.length >= shortest) own.add(text);
    },
    leaks: () => {
      const all = [...said].join('');
      const found = [...own].filter((text) => all.includes(text));
      return [...said].filter(
        (line) => email.test(line) || token.test(line) || found.some((text) => line.includes(text)),
      );
    },
  };
}

const most = 500;

/** Keeps what learners have said of themselves, and written, as far as it is stored. */
export async function keepStored(guard: LogGuard, { database }: Context): Promise<void> {
  const [learners, words, requests, reports] = await Promise.all([
    database
      .selectFrom('learner')
      .select(['username', 'first_name', 'last_name', 'deactive_reason'])
      .limit(most)
      .execute(),
    database.selectFrom('feedback').select(['subject', 'description']).limit(most).execute(),
    database.selectFrom('recovery_request').select('message').limit(most).execute(),
    database.selectFrom('mistake_report').select('message').limit(most).execute(),
  ]);
  for (const row of [...learners, ...words, ...requests, ...reports])
    guard.keep(Object.values<string | null>(row));
}

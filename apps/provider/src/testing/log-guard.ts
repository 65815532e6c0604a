import type { Context } from '../kernel/context.ts';

/** Finds personal data in a test provider's log. */
export interface LogGuard {
  write(line: string): void;
  /** Registers a learner's texts: no line may contain them, earlier or later. */
  keep(texts: readonly (string | null)[]): void;
  /** Lines with a registered text, or with anything like an email or a token. */
  leaks(): string[];
}

/** Fields excluded from the search: times, and numbers that may equal a code by chance. */
const changing = /"(?:time|request)":"[^"]*",?|"(?:ms|pid)":\d+,?/g;
/** Ignores an `@` after a slash: scoped packages appear in error stacks. */
const email = /[^\s"@/]@[\w-]+\.[a-z]/i;
const token = /(?<![\w-])[\w-]{43}(?:[\w-]{11})?(?![\w-])/;
/** Shorter texts match words of the log itself. */
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

/** Registers learners' stored names and texts. */
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

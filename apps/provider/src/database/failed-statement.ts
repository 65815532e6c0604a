const statements = new WeakMap<Error, string>();

/** What a failed statement was, and what it broke. Names of the schema only, never values. */
export interface FailedStatement {
  /** Such as `insert throttle`. */
  readonly statement?: string;
  readonly constraint?: string;
  /** SQLite's extended code. */
  readonly extendedCode?: number;
}

/** Remembers for the log which statement threw the error. Gives the error. */
export function fromStatement(error: unknown, sql: string): unknown {
  if (error instanceof Error && !statements.has(error)) statements.set(error, nameOf(sql));
  return error;
}

/** What is known of the statement that threw the error. */
export function failedStatement(error: Error): FailedStatement {
  const statement = statements.get(error);
  const constraint = constraintOf(error);
  const { sqliteExtendedCode: code } = error as { readonly sqliteExtendedCode?: unknown };
  return {
    ...(statement !== undefined && { statement }),
    ...(constraint !== null && { constraint }),
    ...(typeof code === 'number' && { extendedCode: code }),
  };
}

/** The command and its first table. */
function nameOf(sql: string): string {
  const [command = ''] = /^\s*\w+/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update|table)\s+"?(\w+)/i.exec(sql) ?? [];
  return [command.trim().toLowerCase(), table].filter(Boolean).join(' ');
}

/** PostgreSQL names it; SQLite says which columns or rule. */
function constraintOf(error: Error): string | null {
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  const [, kind, what] =
    /^(UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed(?:: (.+))?$/.exec(error.message) ?? [];
  if (kind === undefined) return null;
  return what === undefined ? kind : `${kind} ${what}`;
}

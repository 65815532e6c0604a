import type { Table } from '../output/table.ts';

export interface Outcome {
  /** Printed with `--json`. */
  readonly data: object;
  /** Printed by default. */
  readonly text: string;
  /** Printed with `--csv`, for lists. */
  readonly table?: Table;
  /** 1 for found problems; defaults to 0. */
  readonly code?: 0 | 1;
}

/**
 * A failed command. Code 1: the request is impossible, such as an unknown id. Code 2: wrong usage, such as
 * an unreadable file or an unreachable instance. The message contains the fix.
 */
export class AdminError extends Error {
  readonly code: 1 | 2;

  constructor(code: 1 | 2, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AdminError';
    this.code = code;
  }
}

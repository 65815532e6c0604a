import type { Table } from '../output/table.ts';

/** The result of a command. */
export interface Outcome {
  /** For programs: printed as JSON. */
  readonly data: object;
  /** For people. */
  readonly text: string;
  /** For spreadsheets, where the command lists rows. */
  readonly table?: Table;
  /** 1 when it found problems; 0 by default. */
  readonly code?: 0 | 1;
}

/**
 * A command failed. Code 1: the request makes no sense here, such as an unknown id. Code 2: wrong usage, such as a file or folder
 * that cannot be read or written, or an unreachable instance. The message says what to do.
 */
export class AdminError extends Error {
  readonly code: 1 | 2;

  constructor(code: 1 | 2, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AdminError';
    this.code = code;
  }
}

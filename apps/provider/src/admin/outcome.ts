import type { Table } from './output/table.ts';

/** What a command has to tell. */
export interface Outcome {
  /** For programs: printed as JSON. */
  readonly data: object;
  /** For people. */
  readonly text: string;
  /** For spreadsheets, where the command lists something. */
  readonly table?: Table;
  /** 1 when it found problems; 0 by default. */
  readonly code?: 0 | 1;
}

/**
 * A command could not do what was asked. Code 1: the request makes no sense here, such as an unknown id. Code 2: it was
 * asked in a wrong way, such as with a file or folder that cannot be read or written, or the instance cannot be reached. The message says what to do.
 */
export class AdminError extends Error {
  readonly code: 1 | 2;

  constructor(code: 1 | 2, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AdminError';
    this.code = code;
  }
}

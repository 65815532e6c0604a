import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  BackupError,
  backupVersion,
  endShape,
  headerShape,
  longestLine,
  rowShape,
  tableShape,
  type BackupHeader,
  type BackupRow,
  type BackupTable,
} from './backup-format.ts';

/** Callbacks of readBackup(), called in file order. */
export interface BackupReader {
  header(header: BackupHeader): Promise<void>;
  row(table: BackupTable, row: BackupRow): Promise<void>;
}

/**
 * Reads a whole backup and returns its number of rows. Rejects with the system's error for an unreadable
 * file. After a rejection the reader must undo its work.
 * @throws {BackupError} for a file that is no backup, newer, damaged or truncated
 */
export async function readBackup(path: string, reader: BackupReader): Promise<number> {
  const walk = new Walk(reader);
  try {
    for await (const line of linesOf(path)) await walk.take(line);
  } catch (cause) {
    throw explain(cause);
  }
  return walk.rowsWhenWhole();
}

/** Forwards file errors, which `readline` would swallow. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  file.pipe(unpacked);
  // Chunks of an incomplete line; a line with a picture spans hundreds of chunks.
  let parts: string[] = [];
  let length = 0;
  unpacked.setEncoding('utf8');
  for await (const chunk of unpacked) {
    const [part = '', ...lines] = String(chunk).split('\n');
    parts.push(part);
    length += part.length;
    if (length > longestLine) throw damaged();
    const rest = lines.pop();
    if (rest === undefined) continue;
    yield parts.join('');
    yield* lines;
    parts = [rest];
    length = rest.length;
  }
  if (parts.join('') !== '') throw damaged();
}

/** Parser state. */
class Walk {
  readonly #reader: BackupReader;
  readonly #hash = createHash('sha256');
  #header: BackupHeader | null = null;
  #tables: BackupTable[] = [];
  #table: BackupTable | null = null;
  #rows = 0;
  #whole = false;

  constructor(reader: BackupReader) {
    this.#reader = reader;
  }

  async take(line: string): Promise<void> {
    if (this.#whole) throw damaged();
    if (!this.#header) await this.#begin(line);
    else if (line.startsWith('[')) await this.#row(line);
    else if (!this.#isEnd(line)) this.#nextTable(line);
  }

  rowsWhenWhole(): number {
    if (!this.#whole) throw this.#header ? cut() : noBackup();
    return this.#rows;
  }

  async #begin(line: string): Promise<void> {
    this.#hash.update(`${line}\n`);
    const header = headerShape.safeParse(parsed(line)).data;
    if (!header) throw noBackup();
    if (header.version > backupVersion) throw newer('its format is newer than this version knows');
    this.#header = header;
    this.#tables = [...header.tables];
    await this.#reader.header(header);
  }

  #nextTable(line: string): void {
    this.#hash.update(`${line}\n`);
    const { table } = fitting(tableShape, line);
    this.#table = this.#tables.shift() ?? null;
    if (this.#table?.name !== table) throw damaged();
  }

  async #row(line: string): Promise<void> {
    this.#hash.update(`${line}\n`);
    const row = fitting(rowShape, line);
    if (!this.#table || row.length !== this.#table.columns.length) throw damaged();
    this.#rows += 1;
    await this.#reader.row(this.#table, row);
  }

  #isEnd(line: string): boolean {
    const end = endShape.safeParse(parsed(line)).data;
    if (!end) return false;
    const right = this.#tables.length === 0 && end.rows === this.#rows;
    if (!right || end.sha256 !== this.#hash.digest('hex')) throw damaged();
    this.#whole = true;
    return true;
  }
}

function fitting<Shape extends z.ZodType>(shape: Shape, line: string): z.infer<Shape> {
  const { data, success } = shape.safeParse(parsed(line));
  if (!success) throw damaged();
  return data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function explain(cause: unknown): unknown {
  if (!(cause instanceof Error) || !('code' in cause)) return cause;
  if (cause.code === 'Z_BUF_ERROR') return cut();
  return String(cause.code).startsWith('Z_') ? noBackup() : cause;
}

export function newer(reason: string): BackupError {
  return new BackupError(
    `The backup was written by a newer version: ${reason}. Restore it with that version or a later one.`,
  );
}

function noBackup(): BackupError {
  return new BackupError('The file is no backup of this program, or its beginning is damaged.');
}

function damaged(): BackupError {
  return new BackupError(
    'The backup is damaged: its content is not what was written. Take another copy of it.',
  );
}

function cut(): BackupError {
  return new BackupError('The backup is cut: its end is missing. Take another copy of it.');
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  BackupError,
  backupVersion,
  endShape,
  headerShape,
  rowShape,
  tableShape,
  type BackupHeader,
  type BackupRow,
  type BackupTable,
} from './backup-format.ts';

/** The events of reading a backup, in the order of the file. */
export interface BackupReader {
  header(header: BackupHeader): Promise<void>;
  row(table: BackupTable, row: BackupRow): Promise<void>;
}

/**
 * Reads a backup from its first line to its last and gives its number of rows. Throws `BackupError` when the file is no
 * backup, of a newer version, damaged or truncated, and the error of the system when it cannot be read; the reader must
 * then undo what it did.
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

/** Forwards errors of the file, which `readline` alone would swallow. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  file.pipe(unpacked);
  // The parts of a line that is not at its end: a picture comes in hundreds of them.
  let parts: string[] = [];
  unpacked.setEncoding('utf8');
  for await (const chunk of unpacked) {
    const [part = '', ...lines] = String(chunk).split('\n');
    parts.push(part);
    const rest = lines.pop();
    if (rest === undefined) continue;
    yield parts.join('');
    yield* lines;
    parts = [rest];
  }
  if (parts.join('') !== '') throw damaged();
}

/** The position in the file. */
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

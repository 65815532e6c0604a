import { z } from 'zod';

/**
 * A backup is one gzip file of JSON lines, the same from both engines:
 *
 * 1. the header: which version wrote it, the steps of the schema, the tables with their columns, parents before children;
 * 2. for each table a line with its name, then a line with the values of each row;
 * 3. the end: how many rows, and the SHA-256 of all lines before it. A file without it is not whole.
 */
export const backupFormat = 'sirah-trails-backup';

/** Counts up when an older version could not read the file any more. */
export const backupVersion = 1;

export const headerShape = z.object({
  format: z.literal(backupFormat),
  version: z.number().int(),
  /** ISO 8601. */
  createdAt: z.string(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  /** Reads what the instance has sealed; it lies beside an SQLite file, and in a table of PostgreSQL. */
  secret: z.string().nullable(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});

export const tableShape = z.object({ table: z.string() });
export const rowShape = z.array(z.union([z.string(), z.number(), z.null()]));
export const endShape = z.object({ rows: z.number().int(), sha256: z.string() });

export type BackupHeader = z.infer<typeof headerShape>;
export type BackupTable = BackupHeader['tables'][number];
export type BackupRow = z.infer<typeof rowShape>;

/** A backup cannot be restored; the message says why and what to do. Nothing was changed. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

import { z } from 'zod';

/**
 * Format of a backup: one gzip file of JSON lines, identical for both engines:
 * 1. the header: version, applied migrations, tables with columns, parents before children;
 * 2. per table a line with its name, then a line of values per row;
 * 3. the end: number of rows and SHA-256 of all previous lines. A file without it is truncated.
 */
export const backupFormat = 'sirah-trails-backup';

/** Increment for changes that older versions cannot read. */
export const backupVersion = 1;

export const headerShape = z.object({
  format: z.literal(backupFormat),
  version: z.number().int(),
  /** ISO 8601. */
  createdAt: z.string(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  /**
   * Instance secret, which decrypts the sealed values; from a file with SQLite, from a table with
   * PostgreSQL.
   */
  secret: z
    .string()
    .trim()
    .regex(/^[\w-]{43}$/)
    .nullable(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});

/** Short-lived rows with hashes of emails and addresses, which must not outlive an account in a backup. */
export const transientTables = ['google_flow', 'throttle', 'token_exchange'];

/** In characters; bounds the memory for a crafted file. A row with a picture is shorter. */
export const longestLine = 32_000_000;

export const tableShape = z.object({ table: z.string() });
export const rowShape = z.array(z.union([z.string(), z.number(), z.null()]));
export const endShape = z.object({ rows: z.number().int(), sha256: z.string() });

export type BackupHeader = z.infer<typeof headerShape>;
export type BackupTable = BackupHeader['tables'][number];
export type BackupRow = z.infer<typeof rowShape>;

/** A backup that cannot be restored. The message contains reason and fix; nothing was changed. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

import { z } from 'zod';
import { text } from './field.ts';

/** Roles of a reader besides the author. */
export const readerRoles = ['second_reader', 'third_reader', 'scholar'] as const;

/** `readings.yaml`: the things to compare in each reading, and the readings. */
export const readingsSchema = z.strictObject({
  checklist: z.array(text, 'must be a list').min(1, 'needs at least one line'),
  readings: z.array(
    z.strictObject({
      file: text,
      as: z.enum(readerRoles),
      by: text,
      on: z.iso.date('must be a date like 2026-12-01'),
      /** Hash of the file when it was read. */
      hash: z
        .string('must be a text')
        .regex(/^[0-9a-f]{16}$/, 'must be 16 digits, as content:read writes it'),
    }),
    'must be a list',
  ),
});

export type ReadingsFile = z.infer<typeof readingsSchema>;
export type Reading = ReadingsFile['readings'][number];

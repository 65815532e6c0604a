import { z } from 'zod';
import { warningKinds } from '../warnings/warning.ts';
import { words } from './field.ts';

/** `exceptions.yaml`: warnings of the check that a file may have, each with the reason. */
export const exceptionsSchema = z.array(
  z.strictObject({ file: words, warning: z.enum(warningKinds), reason: words }),
  'must be a list',
);

export type ExceptionsFile = z.infer<typeof exceptionsSchema>;

import { z } from 'zod';
import { stableId, text } from './field.ts';

/** `sources.yaml`: copies of source texts, by their SHA-256. */
export const sourcesSchema = z.array(
  z.strictObject({
    /** The work, as fact lists cite it. */
    work: stableId,
    /** File name in the folder of texts. */
    file: text,
    /** Where to get it. */
    from: text,
    sha256: z.string('must be a text').regex(/^[0-9a-f]{64}$/, 'must be 64 digits, as sha256sum prints them'),
  }),
  'must be a list',
);

export type SourcesFile = z.infer<typeof sourcesSchema>;

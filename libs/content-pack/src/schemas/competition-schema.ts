import { z } from 'zod';
import { isPackDay } from '../pack-day.ts';
import { picture, stableId, words } from './field.ts';

const day = z
  .string('must be a date like 2026-12-01')
  .refine(isPackDay, 'must be a date like 2026-12-01, or for a sample today, today-7 or today+21');

/** `competitions/<id>.yaml` */
export const competitionSchema = z.strictObject({
  id: stableId,
  name: words,
  banner: picture,
  description: words,
  start_date: day,
  end_date: day,
  external_link: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'must be an address that begins with https://',
    })
    .optional(),
});

export type CompetitionFile = z.infer<typeof competitionSchema>;

import { z } from 'zod';
import { suitsOf } from '../pack.ts';
import { stableId, words } from './field.ts';

/** A starter has this word in place of the place that unlocks it. */
export const fromTheStart = 'start';

/** `avatar/<category>.yaml` */
export const avatarItemsSchema = z.array(
  z.strictObject({
    code: stableId,
    name: words,
    description: words,
    /** Whose figure it is drawn for. */
    suits: z.enum(suitsOf),
    /** `start`, or the id of the sub-trail or world that gives the item. */
    unlock: stableId,
  }),
);

export type AvatarItemsFile = z.infer<typeof avatarItemsSchema>;

import { type Checks, sayingOf } from '@sirah-trails/screen-kit/form';
import { parentEn } from '../messages/parent-en.ts';

/** A parent or guardian has to agree. */
export const parentRule = (z: Checks) =>
  z.boolean().check(z.refine((ticked) => ticked, sayingOf(parentEn)('auth.parent.required')));

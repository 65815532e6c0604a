import { sayingOf } from '@sirah-trails/screen-kit/form';
import * as z from 'zod/mini';
import { en } from '../messages/en.ts';

const says = sayingOf(en);

/** A password; letters and digits of any script count. */
export const passwordRule = z
  .string()
  .check(
    z.minLength(1, { ...says('auth.password.required'), abort: true }),
    z.minLength(8, { ...says('auth.password.short'), abort: true }),
    z.regex(/\p{Lu}/u, { ...says('auth.password.uppercase'), abort: true }),
    z.regex(/\p{Ll}/u, { ...says('auth.password.lowercase'), abort: true }),
    z.regex(/\p{Nd}/u, says('auth.password.number')),
  );

import type { Checks } from '../form/form-engine.ts';
import { sayingOf } from '../form/message-key.ts';
import { passwordEn } from '../messages/password-en.ts';

const says = sayingOf(passwordEn);

/** A password; letters and digits of any script count. */
export const passwordRule = (z: Checks) =>
  z
    .string()
    .check(
      z.minLength(1, says('kit.password.required')),
      z.minLength(8, says('kit.password.short')),
      z.regex(/\p{Lu}/u, says('kit.password.uppercase')),
      z.regex(/\p{Ll}/u, says('kit.password.lowercase')),
      z.regex(/\p{Nd}/u, says('kit.password.number')),
    );

import type { Checks } from '../form/form-engine.ts';
import { sayingOf } from '../form/message-key.ts';
import { codeEn } from '../messages/code-en.ts';

const says = sayingOf(codeEn);

/** A mailed code, in digits of any script and with spaces. An unfinished one is not sent: each wrong one costs an attempt. */
export const codeRule = (z: Checks) =>
  z
    .string()
    .check(
      z.minLength(1, says('kit.code.required')),
      z.regex(/^\s*(\p{Nd}\s*){6}$/u, says('kit.code.unfinished')),
    );

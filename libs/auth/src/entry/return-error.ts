import type { Translate } from '@sirah-trails/ui';
import { signInEn } from '../messages/sign-in-en.ts';

/** Message for the query parameter `error`. A link cannot make us say its own text. */
export function returnError(error: string | null, t: Translate<typeof signInEn>): string | null {
  if (!error) return null;
  const key = `auth.return.${error}`;
  return t(isMessage(key) ? key : 'auth.return.other');
}

function isMessage(key: string): key is keyof typeof signInEn & `auth.return.${string}` {
  return Object.hasOwn(signInEn, key);
}

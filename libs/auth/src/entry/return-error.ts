import type { Translate } from '@sirah-trails/ui';
import { signInEn } from '../messages/sign-in-en.ts';

const longest = 200;

/**
 * Message for the query parameter `error`: ours for a known code, otherwise the text itself, plain and at most 200
 * characters.
 */
export function returnError(error: string | null, t: Translate<typeof signInEn>): string | null {
  if (!error) return null;
  const key = `auth.return.${error}`;
  return isMessage(key) ? t(key) : error.slice(0, longest);
}

function isMessage(key: string): key is keyof typeof signInEn & `auth.return.${string}` {
  return Object.hasOwn(signInEn, key);
}

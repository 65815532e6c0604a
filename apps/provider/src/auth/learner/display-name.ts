import { comparisonKey } from '@sirah-trails/content-pack/model';
import { unwelcomeWords } from './unwelcome-words.ts';

const least = 3;
const most = 24;

/** Choose a letter's form inside a word, as Persian writes it between letters and Sinhala after a mark. */
const joinersInWord =
  /(?:(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})|(?<=\p{M})[\u200C\u200D](?=\p{L}))/gu;

/** Letters, marks and digits of any script, and connecting characters. */
const allowed = /^[\p{L}\p{M}\p{N} ._'’-]+$/u;

/** More combining marks than any script uses; they would overlap other lines. */
const piledMarks = /\p{M}{4}/u;

/** Digits that disguise a word. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** Normalizes a name for display: NFKC, single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
}

/** Comparison key, so that similar names conflict, also with points and hyphens between digits. */
export function nameKey(name: string): string {
  return comparisonKey(tidyName(name)).replaceAll(/[.-]/g, '');
}

/** The problem of a public display name, or null. A name must not contain parts of the email. */
export function nameProblem(name: string, { email }: { readonly email: string }): string | null {
  const tidy = tidyName(name);
  const length = [...tidy].length;
  if (length === 0) return 'Username is required';
  if (length < least) return `Username must be at least ${least} characters`;
  if (length > most) return `Username must be at most ${most} characters`;
  if (
    !allowed.test(tidy.replaceAll(joinersInWord, '')) ||
    !/\p{L}/u.test(tidy) ||
    piledMarks.test(tidy.normalize('NFD'))
  )
    return 'Please use letters, numbers and spaces';
  if (nameKey(tidy) === nameKey(email.split('@')[0] ?? ''))
    return 'Please choose a name that is not part of your email: everybody can see it';
  if (isUnwelcome(tidy)) return 'Please choose another name';
  return null;
}

function isUnwelcome(name: string): boolean {
  const keys = [nameKey(name), undisguised(nameKey(name))];
  const words = name.split(/[\s._'’-]+/u).flatMap((word) => [nameKey(word), undisguised(nameKey(word))]);
  const { anywhere, whole, reserved } = unwelcomeWords;
  return (
    keys.some((key) => anywhere.some((word) => key.includes(word))) ||
    keys.some((key) => includes(reserved, key) || includes(whole, key)) ||
    words.some((word) => includes(whole, word))
  );
}

function includes(list: readonly string[], word: string): boolean {
  return list.includes(word);
}

function undisguised(key: string): string {
  return [...key].map((sign) => disguises[sign] ?? sign).join('');
}

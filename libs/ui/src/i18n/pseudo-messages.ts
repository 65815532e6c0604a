import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Compiled } from './format-message.ts';
import type { Messages } from './define-messages.ts';

type Token = Exclude<Compiled, string>[number];

const accents: Readonly<Record<string, string>> = {
  a: 'áá',
  c: 'ç',
  d: 'đ',
  e: 'éé',
  i: 'íí',
  n: 'ñ',
  o: 'óó',
  u: 'úú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  U: 'Ú',
};

/**
 * Catalogues in a pseudo-locale: accented English, about 40 % longer, in brackets. Plain English on screen is not a
 * message; a missing bracket means cut-off text.
 */
export function pseudoMessages(...catalogues: readonly Messages[]): Messages {
  const texts = catalogues.flatMap((catalogue) => Object.entries(catalogue));
  return Object.fromEntries(texts.map(([key, text]) => [key, bracketed(text)]));
}

/** Messages may be compiled, although their type says text. */
function bracketed(text: string): string {
  const compiled = compileMessage(text) as Compiled;
  const inside = typeof compiled === 'string' ? [strange(compiled)] : compiled.map(strangeToken);
  return ['[', ...inside, ']'] as unknown as string;
}

function strangeToken(token: Token): Token {
  if (typeof token === 'string') return strange(token);
  const [name, type, format] = token;
  if (type === undefined || typeof format !== 'object') return token;
  const choices = Object.entries(format).map(([choice, said]) => [choice, strangeChoice(said)]);
  return [name, type, Object.fromEntries(choices) as Record<string, Compiled>];
}

function strangeChoice(said: Compiled | number): Compiled | number {
  if (typeof said === 'string') return strange(said);
  return Array.isArray(said) ? (said as readonly Token[]).map(strangeToken) : said;
}

function strange(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);
}

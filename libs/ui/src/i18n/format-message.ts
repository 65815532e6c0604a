import { compileMessage } from '@lingui/message-utils/compileMessage';
import { SOURCE_LOCALE } from './messages-context.ts';

/** A compiled message: text, and arguments `[name, type, format or choices]`. */
export type Compiled = string | readonly Token[];
type Token = string | readonly [name: string, type?: string, format?: Format];
type Format = string | Readonly<Record<string, Compiled | number>>;

/** Argument values of a message. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Formats a compiled ICU message: plain arguments, `plural`, `selectordinal`, `select` and `number`. In a plural, `#`
 * is the number in the language's digits.
 */
export function formatMessage(message: Compiled, locale: string, values: Values = {}, counted = ''): string {
  if (typeof message === 'string') return message;
  const said = message.map((token) => {
    if (typeof token === 'string') return token === '#' && counted !== '' ? counted : token;
    const [name, type, format] = token;
    const value = values[name] ?? '';
    if (typeof format === 'object') return choiceOf(locale, type, value, format, values);
    return type === 'number' ? inDigits(locale, Number(value)) : String(value);
  });
  return said.join('');
}

function choiceOf(
  locale: string,
  type: string | undefined,
  value: string | number,
  { offset = 0, ...choices }: Readonly<Record<string, Compiled | number>>,
  values: Values,
): string {
  const count = Number(value) - Number(offset);
  const named = type === 'select' ? 'other' : formOf(locale, type, count);
  const choice = (choices[value] ?? choices[named] ?? choices['other'] ?? '') as Compiled;
  return formatMessage(choice, locale, values, type === 'select' ? '' : inDigits(locale, count));
}

// Each kind of `Intl` object blocks a cheap phone for 10 to 40 ms, so common English cases avoid it.

function formOf(locale: string, type: string | undefined, count: number): string {
  if (locale === SOURCE_LOCALE && type === 'plural') return Math.abs(count) === 1 ? 'one' : 'other';
  return rulesOf(locale, type).select(count);
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string, type: string | undefined): Intl.PluralRules {
  const key = `${type} ${locale}`;
  const known =
    rules.get(key) ??
    new Intl.PluralRules([locale, 'en'], { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' });
  rules.set(key, known);
  return known;
}

const digits = new Map<string, Intl.NumberFormat>();

function inDigits(locale: string, value: number): string {
  if (locale === SOURCE_LOCALE && Number.isInteger(value) && Math.abs(value) < 1000) return `${value}`;
  const known = digits.get(locale) ?? new Intl.NumberFormat([locale, 'en']);
  digits.set(locale, known);
  return known.format(value);
}

const compiledMessages = new Map<string, Compiled>();

/** Compiles a message in development and tests; a build has compiled it and drops the compiler. */
export function compiled(message: Compiled): Compiled {
  if (import.meta.env.MESSAGES_COMPILED || typeof message !== 'string') return message;
  const found = compiledMessages.get(message) ?? (compileMessage(message) as Compiled);
  compiledMessages.set(message, found);
  return found;
}

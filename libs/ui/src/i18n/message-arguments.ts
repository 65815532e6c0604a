import type { Messages } from './define-messages.ts';

/**
 * The arguments of a message, read from its text by the type checker: `{name}` and `{count, plural, ...}`, those inside of
 * choices too. The reader goes from brace to brace: in a message an opening brace begins an argument and a closing one
 * ends a choice; between choices an opening brace begins the next one and a closing one ends the argument.
 * Quoted braces are not read; no message needs them.
 */
type ArgumentsIn<Text extends string, Found = never> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? BetweenChoices<Rest, Found>
      : never
    : Argument<After, Found>
  : Found;

type Argument<Text extends string, Found> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Opening}{${string}`
    ? Text extends `${string}{${infer Choice}`
      ? ArgumentsIn<Choice, Found | Named<Opening>>
      : never
    : ArgumentsIn<Rest, Found | Named<Head>>
  : Found;

type BetweenChoices<Text extends string, Found> = Text extends `${infer Before}{${infer Choice}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? ArgumentsIn<Rest, Found>
      : never
    : ArgumentsIn<Choice, Found>
  : Found;

/** An argument as a pair of name and what may be given for it: only numbers are counted. */
type Named<Spec extends string> = Spec extends `${infer Name},${infer Format}`
  ? [
      Trimmed<Name>,
      Format extends `${string}${'plural' | 'selectordinal' | 'number'}${string}` ? number : Value,
    ]
  : [Trimmed<Spec>, Value];

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : Text;

type Value = string | number;

/** What a message is filled with: a value for each of its arguments. */
export type ValuesOf<Text extends string> = {
  readonly [
    Pair in ArgumentsIn<Text> as Pair extends [infer Name extends string, unknown] ? Name : never
  ]: Pair extends [string, infer Given] ? Given : never;
};

/** The parameters after the key: none for a message without arguments. A text that is not known has any. */
export type GivenValues<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, Value>>]
  : [ArgumentsIn<Text>] extends [never]
    ? []
    : [values: ValuesOf<Text>];

/** The keys of messages without arguments, which can be read without knowing which of them it is. */
export type PlainKey<Catalogue extends Messages> = {
  [Key in keyof Catalogue & string]: [ArgumentsIn<Catalogue[Key]>] extends [never] ? Key : never;
}[keyof Catalogue & string];

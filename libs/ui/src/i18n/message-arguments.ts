import type { Messages } from './define-messages.ts';

/**
 * Arguments of a message, inferred from its text: `{name}` and `{count, plural, ...}`, also inside choices. The type
 * reads brace by brace: in a message an opening brace begins an argument and a closing brace ends a choice; between
 * choices an opening brace begins the next choice and a closing brace ends the argument. Quoted braces are not
 * supported.
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

/** An argument as a pair of name and value type: counted arguments are numbers. */
type Named<Spec extends string> = Spec extends `${infer Name},${infer Format}`
  ? [
      Trimmed<Name>,
      Format extends `${string}${'plural' | 'selectordinal' | 'number'}${string}` ? number : Value,
    ]
  : [Trimmed<Spec>, Value];

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : Text;

type Value = string | number;

/** Values for all arguments of a message. */
export type ValuesOf<Text extends string> = {
  readonly [
    Pair in ArgumentsIn<Text> as Pair extends [infer Name extends string, unknown] ? Name : never
  ]: Pair extends [string, infer Given] ? Given : never;
};

/** Parameters after the key: none for a message without arguments, any for an unknown text. */
export type GivenValues<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, Value>>]
  : [ArgumentsIn<Text>] extends [never]
    ? []
    : [values: ValuesOf<Text>];

/** Keys of messages without arguments, which can be read as a union. */
export type PlainKey<Catalogue extends Messages> = {
  [Key in keyof Catalogue & string]: [ArgumentsIn<Catalogue[Key]>] extends [never] ? Key : never;
}[keyof Catalogue & string];

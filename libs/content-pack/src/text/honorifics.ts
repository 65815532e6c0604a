import type { HonorificsFile } from '../schemas/pack-schema.ts';

/** The tokens of a pack by name: `saw` stands for `{saw}`. */
export type HonorificTokens = HonorificsFile['tokens'];

export type TextPart = { readonly text: string } | { readonly token: string };

/** Cuts a text at its tokens: `Isa {as} said` gives `Isa `, token `as`, ` said`. */
export function splitAtTokens(text: string): TextPart[] {
  return text
    .split(/(\{[a-z]+(?:-[a-z]+)*\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[a-z-]+\}$/.test(part) ? { token: part.slice(1, -1) } : { text: part }));
}

/** A plain text with each token shown as its sign. An unknown token stays as written; the check refuses it. */
export function plainHonorifics(text: string, tokens: HonorificTokens): string {
  return splitAtTokens(text)
    .map((part) => ('text' in part ? part.text : (tokens[part.token]?.sign ?? `{${part.token}}`)))
    .join('');
}

import { bareText } from './visible-words.ts';

const smallWords = new Set(
  `a about after all also an and another any are as at be because been before but by can could did do does each even for from
  had has have he her here hers him his how i if in into is it its just like many more most much no not of off on once one only
  or other our out over own she so some such than that the their them then there these they this those through to too under up
  us very was we were what when where which while who whom whose why will with would yes you your true false right wrong`.split(
    /\s+/,
  ),
);

/** The words of a text that carry its meaning, each without the ending of its plural, past or present form. */
export function contentWords(text: string): Set<string> {
  const words =
    bareText(text)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}'-]*|\p{N}+/gu) ?? [];
  return new Set(words.filter((word) => !smallWords.has(word)).map(withoutEnding));
}

function withoutEnding(word: string): string {
  const bare = word.replace(/'s?$/, '');
  if (bare.length < 4) return bare;
  return bare.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
}

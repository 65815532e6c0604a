const directive = /:[a-z]+\[([^\]]*)\]\{[^}]*\}/g;
const token = /\{[a-z]+(?:-[a-z]+)*\}/g;

/** Markdown with marked terms and people as plain text. Preserves line breaks. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(directive, '$1');
}

/** Markdown without link markup and honorifics, as read aloud. */
export function bareText(markdown: string): string {
  return withoutLinks(markdown).replace(token, ' ');
}

/** Word count without honorifics. */
export function countWords(markdown: string): number {
  return bareText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const smallWords = new Set(
  `a about after all also an and another any are as at be because been before but by can could did do does each even for from
  had has have he her here hers him his how i if in into is it its just like many more most much no not of off on once one only
  or other our out over own she so some such than that the their them then there these they this those through to too under up
  us very was we were what when where which while who whom whose why will with would yes you your true false right wrong`.split(
    /\s+/,
  ),
);

/** Content words, stemmed (without plural, past or present endings). */
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

/** Flesch-Kincaid grade level: 4 suits readers aged nine, 8 readers aged thirteen. */
export function readingGrade(markdown: string): number {
  const text = bareText(markdown).replace(/^#.*$/gm, '');
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = text.split(/[.!?]+["”’)]*(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
}

/** Vowel groups, without a silent final e. */
function syllablesOf(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

export function countSentences(text: string): number {
  return text.split(/[.!?]+["')]*(?:\s+|$)/).filter((sentence) => sentence !== '').length;
}

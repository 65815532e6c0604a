import { bareText } from './visible-words.ts';

/** The school grade of a text after Flesch and Kincaid: 4 suits readers of nine, 8 readers of thirteen. */
export function readingGrade(markdown: string): number {
  const text = bareText(markdown).replace(/^#.*$/gm, '');
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = text.split(/[.!?]+["”’)]*(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end. */
function syllablesOf(word: string): number {
  const spoken = word.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

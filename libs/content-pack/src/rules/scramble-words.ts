import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** A word to unscramble is a glossary term and never a protected name. Its question does not show it. */
export function checkScrambleWords(files: PackFiles): Problem[] {
  const titles = new Set(files.terms.map((term) => term.value.title.toLowerCase()));
  const names = new Set(
    Object.values(files.honorifics?.value.names ?? {}).flatMap((group) =>
      group.map((name) => name.toLowerCase()),
    ),
  );
  return files.chapters.flatMap((chapter) =>
    chapter.value.questions.flatMap((question, index) => {
      if (question.type !== 'unscramble_words') return [];
      const word = question.word.toLowerCase();
      const report = (field: string, what: string, fix: string) => [
        problemAt(chapter, ['questions', index, field], what, fix),
      ];
      return [
        ...(names.has(word)
          ? report(
              'word',
              `"${question.word}" is a protected name`,
              'Choose another word: a revered name is never scrambled.',
            )
          : []),
        ...(titles.has(word)
          ? []
          : report(
              'word',
              `"${question.word}" is not a glossary term`,
              'Choose a term of the glossary, or add this one.',
            )),
        ...(shows(question.question, word)
          ? report(
              'question',
              `the question shows its own answer, "${question.word}"`,
              'Describe the word instead.',
            )
          : []),
        ...(shows(question.hint, word)
          ? report(
              'hint',
              `the hint shows the answer, "${question.word}"`,
              'Let the hint narrow the choice, not tell.',
            )
          : []),
      ];
    }),
  );
}

function shows(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'i').test(text);
}

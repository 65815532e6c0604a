import { answerTexts } from '../files/answer-texts.ts';
import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { QuestionFields } from '../schemas/question-schema.ts';

/** A word to unscramble is a glossary term and never a protected name. Neither its question nor an earlier one of its chapter shows it. */
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
      const earlier = chapter.value.questions
        .slice(0, index)
        .findIndex((other) => showsAnywhere(other, word));
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
        ...(earlier < 0
          ? []
          : report(
              'word',
              `question ${earlier + 1} of the chapter shows "${question.word}" before it is asked for`,
              'Choose a term that no earlier question shows, or move this question up.',
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

function showsAnywhere(question: QuestionFields, word: string): boolean {
  const options = answerTexts(question).map(([, text]) => text);
  return [question.question, question.hint, question.explanation, ...options].some((text) =>
    shows(text, word),
  );
}

function shows(text: string, word: string): boolean {
  return new RegExp(`\\b${word}(?:e?s)?\\b`, 'i').test(text);
}

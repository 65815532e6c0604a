import { problemAt, type FieldPath, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { QuestionFields } from '../schemas/question-schema.ts';

type Option = readonly [path: FieldPath, text: string];

/** No two options of a question read the same, the answer is one of the choices, and a picture has words for it. */
export function checkQuestionOptions(files: PackFiles): Problem[] {
  return files.chapters.flatMap((chapter) =>
    chapter.value.questions.flatMap((question, index) => {
      const base = ['questions', index] as const;
      return [
        ...optionLists(question).flatMap((options) => repeated(chapter, base, options)),
        ...answerOutside(chapter, base, question),
        ...imageWithoutWords(chapter, base, question),
      ];
    }),
  );
}

function optionLists(question: QuestionFields): Option[][] {
  switch (question.type) {
    case 'multiple_choice':
      return [question.choices.map(({ text }, index) => [['choices', index], text])];
    case 'drag_and_drop':
      return [question.steps.map((step, index) => [['steps', index], step])];
    case 'matchup_words':
      return [
        question.pairs.map((pair, index) => [['pairs', index, 'left'], pair.left]),
        question.pairs.map((pair, index) => [['pairs', index, 'right'], pair.right]),
      ];
    case 'true_or_false':
    case 'unscramble_words':
      return [];
  }
}

function repeated(chapter: Located<unknown>, base: FieldPath, options: readonly Option[]): Problem[] {
  const seen = options.map(([, text]) => text.trim().toLowerCase());
  return options.flatMap(([path, text], index) =>
    seen.indexOf(text.trim().toLowerCase()) === index
      ? []
      : [
          problemAt(
            chapter,
            [...base, ...path],
            `"${text}" stands twice among the options`,
            'Make each option different.',
          ),
        ],
  );
}

function answerOutside(chapter: Located<unknown>, base: FieldPath, question: QuestionFields): Problem[] {
  if (question.type !== 'multiple_choice' || question.choices.some(({ text }) => text === question.answer))
    return [];
  return [
    problemAt(
      chapter,
      [...base, 'answer'],
      `the answer "${question.answer}" is not one of the choices`,
      'Write it exactly as it stands among the choices.',
    ),
  ];
}

function imageWithoutWords(chapter: Located<unknown>, base: FieldPath, question: QuestionFields): Problem[] {
  if (question.image === undefined || question.image_alt !== undefined) return [];
  return [
    problemAt(
      chapter,
      [...base, 'image'],
      'the picture has no words for children who cannot see it',
      'Add image_alt.',
    ),
  ];
}

import { answerTexts } from '../files/answer-texts.ts';
import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { QuestionFields } from '../schemas/question-schema.ts';
import { contentWords } from '../text/content-words.ts';

/** An explanation tells more than the question and its answer did. */
export function checkExplanations({ chapters }: PackFiles): Problem[] {
  return chapters.flatMap((at) =>
    at.value.questions.flatMap((question, index) =>
      addedWords(question).length > 0
        ? []
        : [
            problemAt(
              at,
              ['questions', index, 'explanation'],
              'the explanation adds no word to the question and its answer',
              'Tell something that a child who answered right does not know yet.',
            ),
          ],
    ),
  );
}

/** The words of the explanation that stand neither in the question nor in what it offers. */
export function addedWords(question: QuestionFields): string[] {
  const known = contentWords([question.question, ...answerTexts(question).map(([, text]) => text)].join(' '));
  return [...contentWords(question.explanation)].filter((word) => !known.has(word));
}

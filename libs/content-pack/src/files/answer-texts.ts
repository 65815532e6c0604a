import type { FieldPath } from '../files/located.ts';
import type { QuestionFields } from '../schemas/question-schema.ts';

/** What a question offers to choose, order, join or spell, with the place of each; nothing for true or false. */
export function answerTexts(question: QuestionFields): (readonly [FieldPath, string])[] {
  switch (question.type) {
    case 'multiple_choice':
      return question.choices.map(({ text }, index) => [['choices', index], text]);
    case 'drag_and_drop':
      return question.steps.map((step, index) => [['steps', index], step]);
    case 'matchup_words':
      return question.pairs.flatMap(({ left, right }, index) => [
        [['pairs', index, 'left'], left],
        [['pairs', index, 'right'], right],
      ]);
    case 'true_or_false':
      return [];
    case 'unscramble_words':
      return [[['word'], question.word]];
  }
}

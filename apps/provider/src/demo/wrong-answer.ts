import type { Answer } from '../domain/answer.ts';
import { type AnswerKey, correctAnswers } from '../domain/questions/answer-key.ts';

/** An answer that a learner could have given and that is not right. */
export function wrongAnswer(key: AnswerKey): Answer {
  switch (key.type) {
    case 'multiple_choice':
      return key.choices.find(({ label }) => label !== key.label)?.letter ?? 'Z';
    case 'true_or_false':
      return !key.truth;
    case 'drag_and_drop':
      return key.steps.toReversed();
    case 'matchup_words':
      return { [key.pairs[0]?.left ?? '']: key.pairs[1]?.right ?? '' };
    case 'unscramble_words':
      return [`${String(correctAnswers(key))}X`];
  }
}

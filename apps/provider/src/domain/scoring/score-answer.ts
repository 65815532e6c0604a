import type { Answer } from '../answer.ts';
import type { AnswerKey } from '../questions/answer-key.ts';
import type { Mark } from './mark.ts';
import { scoreDragAndDrop } from './score-drag-and-drop.ts';
import { scoreMatchupWords } from './score-matchup-words.ts';
import { scoreMultipleChoice } from './score-multiple-choice.ts';
import { scoreTrueOrFalse } from './score-true-or-false.ts';
import { scoreUnscrambleWords } from './score-unscramble-words.ts';

/**
 * Marks one submission by the type of its key.
 *
 * @param kept what the question remembers of earlier submissions: only matchup adds to it
 */
export function scoreAnswer(answer: Answer | undefined, key: AnswerKey, kept: Answer | undefined): Mark {
  switch (key.type) {
    case 'multiple_choice':
      return scoreMultipleChoice(answer, key);
    case 'true_or_false':
      return scoreTrueOrFalse(answer, key);
    case 'drag_and_drop':
      return scoreDragAndDrop(answer, key);
    case 'matchup_words':
      return scoreMatchupWords(answer, key, kept);
    case 'unscramble_words':
      return scoreUnscrambleWords(answer, key);
  }
}

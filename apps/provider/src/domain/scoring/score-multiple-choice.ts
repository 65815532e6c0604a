import type { Answer } from '../answer.ts';
import type { MultipleChoiceKey } from '../questions/answer-key.ts';
import { sameText } from '../same-text.ts';
import { type Mark, markParts } from './mark.ts';

/** One part: the letter of the right choice, or its label (decision 120). A letter is tried first. */
export function scoreMultipleChoice(answer: Answer | undefined, key: MultipleChoiceKey): Mark {
  const text = typeof answer === 'string' ? answer.trim() : '';
  const chosen =
    key.choices.find(({ letter }) => letter === text.toUpperCase()) ??
    key.choices.find(({ label }) => sameText(label, text));
  return markParts(chosen?.label === key.label ? 1 : 0, 1, answer);
}

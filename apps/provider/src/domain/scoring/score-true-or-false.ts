import type { Answer } from '../answer.ts';
import type { TrueOrFalseKey } from '../questions/answer-key.ts';
import { type Mark, markParts } from './mark.ts';

/** One part: a boolean, or its name (decision 120). */
export function scoreTrueOrFalse(answer: Answer | undefined, key: TrueOrFalseKey): Mark {
  const said = typeof answer === 'string' ? answer.trim().toLowerCase() : String(answer);
  return markParts(said === String(key.truth) ? 1 : 0, 1, answer);
}

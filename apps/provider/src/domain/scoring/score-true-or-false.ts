import type { Answer } from '../answer.ts';
import type { TrueOrFalseKey } from '../questions/answer-key.ts';
import { type Mark, markParts } from './mark.ts';

/** One part: a boolean, or its name (decision 120). */
export function scoreTrueOrFalse(answer: Answer | undefined, key: TrueOrFalseKey): Mark {
  return markParts(truthOf(answer) === key.truth ? 1 : 0, 1, answer);
}

function truthOf(answer: Answer | undefined): boolean | null {
  if (typeof answer === 'boolean') return answer;
  const name = typeof answer === 'string' ? answer.trim().toLowerCase() : '';
  return name === 'true' || name === 'false' ? name === 'true' : null;
}

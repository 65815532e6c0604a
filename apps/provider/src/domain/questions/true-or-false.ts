import type { TrueOrFalse } from '@sirah-trails/content-pack/model';
import { type Answer, scoreParts } from '../answer.ts';
import type { QuestionType } from './question-type.ts';

export interface TrueOrFalseKey {
  readonly type: 'true_or_false';
  readonly truth: boolean;
}

/** One part: a boolean, or its name (D120). */
export const trueOrFalse: QuestionType<TrueOrFalse, TrueOrFalseKey> = {
  emptyAnswer: null,
  keyOf: ({ type, answer }) => ({ type, truth: answer }),
  publicFields: () => ({}),
  rightAnswer: ({ truth }) => truth,
  wrongAnswer: ({ truth }) => !truth,
  score: (answer, { truth }) => scoreParts(truthOf(answer) === truth ? 1 : 0, 1, answer),
};

function truthOf(answer: Answer | undefined): boolean | null {
  if (typeof answer === 'boolean') return answer;
  const name = typeof answer === 'string' ? answer.trim().toLowerCase() : '';
  return name === 'true' || name === 'false' ? name === 'true' : null;
}

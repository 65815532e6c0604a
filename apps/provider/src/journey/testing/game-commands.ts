import fc from 'fast-check';
import {
  type AnswerKey,
  correctAnswers,
  emptyAnswer,
  wrongAnswer,
} from '../../domain/questions/questions.ts';

const where = {
  chapter: fc.integer({ min: 1, max: 2 }),
  quizTimeId: fc.constantFrom('qt-easy', 'qt-easy', 'qt-expert'),
  wait: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 300, max: 9_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 120_000 }) },
  ),
};

/** Any next command of a learner. */
export const command = fc.oneof(
  { weight: 12, arbitrary: fc.record({ ...where, kind: fc.constant('right' as const) }) },
  { weight: 8, arbitrary: fc.record({ ...where, kind: fc.constantFrom('wrong', 'wrong', 'pair', 'empty') }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...where, kind: fc.constantFrom('unopened', 'out of order', 'again') }),
  },
  { weight: 5, arbitrary: fc.record({ ...where, kind: fc.constantFrom('abandon', 'abandon', 'list') }) },
  { weight: 3, arbitrary: fc.record({ ...where, kind: fc.constant('pass' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      ...where,
      kind: fc.constantFrom('endless right', 'endless right', 'endless wrong', 'endless other', 'practise'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...where, kind: fc.constantFrom('hide', 'show', 'calm', 'clock') }) },
);

export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Plays until lives run out, the run is abandoned, and the whole sub-trail is passed, which few random games reach.
 */
export const whole = (
  ['wrong', 'wrong', 'wrong', 'abandon', 'pass', 'pass', 'pass', 'pass', 'pass'] as const
).map((kind): Command => ({ kind, chapter: 1, quizTimeId: 'qt-easy', wait: 1000 }));

/** The open question expires during an answer to another question; a regression found by seed 1693326118. */
export const lateElsewhere = (
  [
    ['endless right', 1000],
    ['endless other', 1000],
    ['endless other', 30_500],
    ['endless wrong', 1000],
  ] as const
).map(([kind, wait]): Command => ({ kind, chapter: 1, quizTimeId: 'qt-easy', wait }));

/** The answer of this kind. */
export function answerOf(kind: Command['kind'], key: AnswerKey) {
  if (kind === 'wrong') return wrongAnswer(key);
  if (kind === 'empty') return emptyAnswer(key.type);
  const right = correctAnswers(key);
  if (kind !== 'pair' || key.type !== 'matchup_words') return right;
  const [pair] = key.pairs;
  return pair ? { [pair.left]: pair.right } : right;
}

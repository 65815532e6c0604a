import type { MatchupWords } from '@sirah-trails/content-pack/model';
import { type Answer, isPairs, type AnswerScore } from '../answer.ts';
import { sameText } from '../same-text.ts';
import { seededDraw, shuffle, shuffleApart } from '../seeded-shuffle.ts';
import type { QuestionType } from './question-type.ts';

export interface MatchupWordsKey {
  readonly type: 'matchup_words';
  readonly pairs: readonly Pair[];
}

interface Pair {
  readonly left: string;
  readonly right: string;
}

/** Words to match in pairs, a pair or more per submission. */
export const matchupWords: QuestionType<MatchupWords, MatchupWordsKey> = {
  emptyAnswer: [],
  keyOf: ({ type, pairs }) => ({ type, pairs }),
  publicFields,
  rightAnswer: ({ pairs }) => Object.fromEntries(pairs.map(({ left, right }) => [left, right])),
  wrongAnswer: ({ pairs }) => ({ [pairs[0]?.left ?? '']: pairs[1]?.right ?? '' }),
  score,
};

function publicFields({ id, pairs }: MatchupWords, seed: string) {
  const draw = seededDraw(`${seed}:${id}`);
  const shuffled = shuffle(pairs, draw);
  const left = shuffled.map((pair) => pair.left);
  const right = shuffleApart(
    shuffled.map((pair) => pair.right),
    draw,
    (one, other) => one === other,
  );
  return { options: bothSides(left, right), left, right };
}

/** Numeric keys for the question side, letters for the answer side (B3). */
function bothSides(left: readonly string[], right: readonly string[]): Record<string, string> {
  return Object.fromEntries([
    ...left.map((text, index) => [String(index + 1), text]),
    ...right.map((text, index) => [String.fromCharCode('a'.charCodeAt(0) + index), text]),
  ]);
}

/**
 * Found pairs accumulate over submissions (D116). Check sends several pairs: right pairs stay, and a wrong pair
 * makes the submission wrong (D245). Repeated pairs count once.
 *
 * @param remembered found pairs, from question side to answer side
 */
function score(
  answer: Answer | undefined,
  key: MatchupWordsKey,
  remembered: Answer | undefined,
): AnswerScore {
  const before = key.pairs.filter((pair) => isFound(pair, remembered));
  const made = isPairs(answer) ? Object.entries(answer) : [];
  if (made.length === 0 || usesWordTwice(made, key)) return scorePairs('WRONG_ANSWER', before, key);
  const right = made.map((entry) => key.pairs.find((pair) => isPair(pair, entry)));
  const now = key.pairs.filter((pair) => before.includes(pair) || right.includes(pair));
  if (right.includes(undefined)) return scorePairs('WRONG_ANSWER', now, key);
  const complete = now.length === key.pairs.length;
  return scorePairs(complete ? 'ALL_ANSWERS_CORRECT' : 'PARTIAL_ANSWERS_CORRECT', now, key);
}

/** True if a word is in two pairs: several guesses about a word must not cost a single life (D245). */
function usesWordTwice(made: readonly (readonly [string, string])[], { pairs }: MatchupWordsKey): boolean {
  const isLeft = (word: string) => pairs.some(({ left }) => sameText(left, word));
  const sides = made.map(([one, other]) => (isLeft(one) ? { one, other } : { one: other, other: one }));
  return sides.some((pair, index) =>
    sides.slice(index + 1).some((next) => sameText(next.one, pair.one) || sameText(next.other, pair.other)),
  );
}

function isFound(pair: Pair, found: Answer | undefined): boolean {
  return isPairs(found) && Object.entries(found).some((entry) => isPair(pair, entry));
}

/** Accepts both directions: the learner may pick the answer side first (D121). */
function isPair({ left, right }: Pair, [one, other]: readonly [string, string]): boolean {
  return (sameText(left, one) && sameText(right, other)) || (sameText(left, other) && sameText(right, one));
}

function scorePairs(code: AnswerScore['code'], found: readonly Pair[], key: MatchupWordsKey): AnswerScore {
  const remembered = Object.fromEntries(found.map(({ left, right }) => [left, right]));
  return { code, correct: found.length, total: key.pairs.length, remembered };
}

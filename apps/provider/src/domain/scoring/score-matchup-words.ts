import { type Answer, isPairs } from '../answer.ts';
import type { MatchupWordsKey } from '../questions/answer-key.ts';
import { sameText } from '../same-text.ts';
import type { Mark } from './mark.ts';

type Pair = MatchupWordsKey['pairs'][number];

/**
 * Pairs add up over submissions (decision 116). A submission with a wrong pair is wrong as a whole and adds nothing, so
 * that a bundle of guesses tells no more than one guess. A pair that was found before counts once.
 *
 * @param found the pairs found so far, from question side to answer side
 */
export function scoreMatchupWords(
  answer: Answer | undefined,
  key: MatchupWordsKey,
  found: Answer | undefined,
): Mark {
  const before = key.pairs.filter((pair) => isFound(pair, found));
  const made = isPairs(answer) ? Object.entries(answer) : [];
  const right = made.map((entry) => key.pairs.find((pair) => isPair(pair, entry)));
  if (made.length === 0 || right.includes(undefined)) return markPairs('WRONG_ANSWER', before, key);
  const now = key.pairs.filter((pair) => before.includes(pair) || right.includes(pair));
  const complete = now.length === key.pairs.length;
  return markPairs(complete ? 'ALL_ANSWERS_CORRECT' : 'PARTIAL_ANSWERS_CORRECT', now, key);
}

function isFound(pair: Pair, found: Answer | undefined): boolean {
  return isPairs(found) && Object.entries(found).some((entry) => isPair(pair, entry));
}

/** Either way round: a learner may have picked the answer side first (decision 121). */
function isPair({ left, right }: Pair, [one, other]: readonly [string, string]): boolean {
  return (sameText(left, one) && sameText(right, other)) || (sameText(left, other) && sameText(right, one));
}

function markPairs(code: Mark['code'], found: readonly Pair[], key: MatchupWordsKey): Mark {
  const kept = Object.fromEntries(found.map(({ left, right }) => [left, right]));
  return { code, correct: found.length, total: key.pairs.length, kept };
}

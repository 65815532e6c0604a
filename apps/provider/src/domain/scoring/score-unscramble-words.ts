import type { Answer } from '../answer.ts';
import { textsOf } from '../answer.ts';
import type { UnscrambleWordsKey } from '../questions/answer-key.ts';
import { foldWord } from '../same-text.ts';
import { type Mark, markParts } from './mark.ts';

/** One part: the word as one text, as a list with one text, or as a list of its letters (decision 122). */
export function scoreUnscrambleWords(answer: Answer | undefined, key: UnscrambleWordsKey): Mark {
  const said = foldWord(textsOf(answer).join(''));
  return markParts(said !== '' && said === foldWord(key.word) ? 1 : 0, 1, answer);
}

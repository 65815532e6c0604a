import { useMessages } from '@sirah-trails/ui';
import { questionsEn } from '../../messages/questions-en.ts';
import type { QuestionViewProps } from '../contract/view.ts';
import type { CSSProperties } from 'react';
import { matchupWords, pick, pickForCheck, type MatchupInput, type MatchupQuestion } from './core.ts';
import styles from './view.module.css';
import { WordButton, type WordPair } from './word-button.tsx';

type Props = QuestionViewProps<MatchupQuestion, MatchupInput>;
type Side = 'left' | 'right';

/** Edges of the two words of a joined pair. */
const joints = { left: 'start', right: 'end' } as const;

/** Matches two lists. A complete pair is sent at once, or waits for Check if the learner prefers. */
export function MatchupWordsView(props: Props) {
  const { question, input, onChange, disabled, locked, tried, outcome, onSubmitPair, labelId } = props;
  const t = useMessages(questionsEn);
  const pairs = outcome?.key?.pairs ?? { ...locked, ...input.pairs };
  const isWaiting = (left: string) => !outcome && !disabled && Object.hasOwn(input.pairs, left);

  const wordsOf = (side: Side) => {
    const words = question[side].map((word) => ({ word, pair: pairOf(question, pairs, side, word) }));
    return outcome ? words.toSorted((one, other) => numberOf(one) - numberOf(other)) : words;
  };

  const choose = (side: Side, word: string) => {
    const next = (onSubmitPair ? pick : pickForCheck)(input, side, word);
    onChange(next);
    if (onSubmitPair && matchupWords.isAnswerable(next, question)) onSubmitPair(next);
  };

  const column = (side: Side, label: string) => (
    <ul aria-label={label} className={styles.column}>
      {wordsOf(side).map(({ word, pair }, index) => (
        <li key={word} style={{ '--pair': index } as CSSProperties}>
          <WordButton
            word={word}
            pair={pair}
            waiting={pair !== null && isWaiting(side === 'left' ? word : pair.other)}
            joined={outcome && pair ? joints[side] : undefined}
            picked={input[side] === word}
            triedWith={triedWith(input, tried, side, word)}
            disabled={disabled}
            onPick={() => choose(side, word)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.board}
      data-closed={outcome ? '' : undefined}
    >
      {column('left', t('quiz.matchup.left'))}
      {column('right', t('quiz.matchup.right'))}
    </div>
  );
}

/** The picked word of the other side, if the two made a wrong pair before. */
function triedWith(input: MatchupInput, tried: readonly MatchupInput[], side: Side, word: string) {
  const other = side === 'left' ? input.right : input.left;
  if (other === null) return null;
  const [left, right] = side === 'left' ? [word, other] : [other, word];
  return tried.some(({ pairs }) => pairs[left] === right) ? other : null;
}

/** Sort key of a closed question: pairs side by side, unpaired words last. */
function numberOf({ pair }: { pair: WordPair | null }): number {
  return pair?.number ?? Number.MAX_SAFE_INTEGER;
}

/** The pair that a word belongs to: its number, shown on both words, and the other word. */
function pairOf(
  { left }: MatchupQuestion,
  pairs: Readonly<Record<string, string>>,
  side: Side,
  word: string,
): WordPair | null {
  // In the order in which they were found, so that no number changes with the next pair.
  const found = Object.keys(pairs).filter((own) => left.includes(own));
  const index = found.findIndex((own) => (side === 'left' ? own : pairs[own]) === word);
  const own = found[index];
  if (own === undefined) return null;
  return { number: index + 1, other: side === 'left' ? (pairs[own] ?? '') : own };
}

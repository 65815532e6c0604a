import { useMessages } from '@sirah-trails/ui';
import { en } from '../../messages/en.ts';
import type { QuestionViewProps } from '../view-contract.ts';
import { matchupWords, pick, type MatchupInput, type MatchupQuestion } from './core.ts';
import styles from './view.module.css';
import { WordButton } from './word-button.tsx';

type Props = QuestionViewProps<MatchupQuestion, MatchupInput>;

/** Match two sides: one word of each makes a pair, which goes off by itself (decision 117). */
export function MatchupWordsView(props: Props) {
  const { question, input, onChange, disabled, locked, outcome, onSubmitPair, labelId } = props;
  const t = useMessages(en);
  const pairs = outcome?.key?.pairs ?? { ...input.pairs, ...locked };

  const choose = (side: 'left' | 'right', word: string) => {
    const next = pick(input, side, word);
    onChange(next);
    if (matchupWords.isAnswerable(next, question)) onSubmitPair?.(next);
  };

  const column = (side: 'left' | 'right', label: string) => (
    <ul aria-label={label} className={styles.column}>
      {question[side].map((word) => (
        <li key={word}>
          <WordButton
            word={word}
            pair={pairOf(question, pairs, side, word)}
            picked={input[side] === word}
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

/** The pair that a word belongs to: its number, shown on both words, and the other word. */
function pairOf(
  { left }: MatchupQuestion,
  pairs: Readonly<Record<string, string>>,
  side: 'left' | 'right',
  word: string,
) {
  const found = left.filter((own) => Object.hasOwn(pairs, own));
  const index = found.findIndex((own) => (side === 'left' ? own : pairs[own]) === word);
  const own = found[index];
  if (own === undefined) return null;
  return { number: index + 1, other: side === 'left' ? (pairs[own] ?? '') : own };
}

import { useMessages } from '@sirah-trails/ui';
import { useId, type ReactNode } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import { TriedNow } from '../tried-answers/tried-answers.tsx';
import type { BoardProps } from './board-contract.ts';
import styles from './board.module.css';

interface BoardLayoutProps extends BoardProps {
  readonly renderPlace: (slot: number, keysId: string) => ReactNode;
  readonly renderCard: (option: number) => ReactNode;
}

/** Places above, cards below. */
export function BoardLayout(props: BoardLayoutProps) {
  const { question, input, labelId, disabled, tried, renderPlace, renderCard } = props;
  const t = useMessages(questionsEn);
  const keysId = useId();

  return (
    <div role="group" aria-labelledby={labelId} className={styles.board}>
      <p id={keysId} hidden>
        {t('quiz.order.keys')}
      </p>
      <ol aria-label={t('quiz.order.places')} className={styles.places}>
        {input.map((_, slot) => (
          <li key={slot}>{renderPlace(slot, keysId)}</li>
        ))}
      </ol>
      {tried && <TriedNow>{t('quiz.order.tried-now')}</TriedNow>}
      {!disabled && (
        <ul aria-label={t('quiz.order.cards')} className={styles.cards}>
          {question.options.map((_, option) => (
            <li key={option}>{renderCard(option)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

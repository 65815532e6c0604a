import { useMessages } from '@sirah-trails/ui';
import { useId, type ReactNode } from 'react';
import { en } from '../../messages/en.ts';
import type { BoardProps } from './board-contract.ts';
import styles from './board.module.css';

interface BoardLayoutProps extends BoardProps {
  readonly renderPlace: (slot: number, keysId: string) => ReactNode;
  readonly renderCard: (option: number) => ReactNode;
}

/** Places above, cards below. */
export function BoardLayout(props: BoardLayoutProps) {
  const { question, input, labelId, disabled, renderPlace, renderCard } = props;
  const t = useMessages(en);
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

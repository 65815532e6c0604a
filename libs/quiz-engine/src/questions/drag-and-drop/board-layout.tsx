import { useMessages } from '@sirah-trails/ui';
import { useId, useRef, type ReactNode } from 'react';
import { en } from '../../messages/en.ts';
import type { BoardProps } from './board-contract.ts';
import styles from './board.module.css';

interface BoardLayoutProps extends BoardProps {
  readonly renderPlace: (slot: number, keysId: string, onMove: (by: -1 | 1) => void) => ReactNode;
  readonly renderCard: (option: number) => ReactNode;
}

/** Places above, cards below; the focus follows what the keys move. */
export function BoardLayout(props: BoardLayoutProps) {
  const { question, input, labelId, actions, disabled, renderPlace, renderCard } = props;
  const t = useMessages(en);
  const keysId = useId();
  const places = useRef<HTMLOListElement>(null);

  const move = (slot: number, by: -1 | 1) => {
    const now = actions.move(slot, by);
    places.current?.querySelectorAll('button')[now]?.focus();
  };

  return (
    <div role="group" aria-labelledby={labelId} className={styles.board}>
      <p id={keysId} hidden>
        {t('quiz.order.keys')}
      </p>
      <ol ref={places} aria-label={t('quiz.order.places')} className={styles.places}>
        {input.map((_, slot) => (
          <li key={slot}>{renderPlace(slot, keysId, (by) => move(slot, by))}</li>
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

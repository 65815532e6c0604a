import { Pressable, useHonorifics, useMessages } from '@sirah-trails/ui';
import type { KeyboardEvent } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import type { DragHandle } from './board-contract.ts';
import styles from './board.module.css';

interface PlaceProps {
  /** From 1. */
  readonly number: number;
  /** What lies in it. */
  readonly card: string | null;
  readonly isTarget: boolean;
  readonly disabled: boolean;
  readonly keysId: string;
  readonly onTap: () => void;
  /** Answers the place (from 0) where the card lies then. */
  readonly onMove: (by: -1 | 1) => number;
  readonly onTakeBack: () => void;
  readonly drag?: DragHandle;
}

const moves: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A place of the order. Keys move what lies in it by a whole place. */
export function Place(props: PlaceProps) {
  const { number, card, isTarget, disabled, keysId, onTap, onMove, onTakeBack, drag } = props;
  const t = useMessages(questionsEn);
  const write = useHonorifics();
  const label =
    card === null
      ? t('quiz.order.empty', { place: number })
      : t('quiz.order.filled', { place: number, card: write(card) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (disabled || card === null) return;
    const by = moves[event.key];
    if (by) focusPlace(event.currentTarget, onMove(by));
    else if (event.key === 'Backspace' || event.key === 'Delete') onTakeBack();
    else return;
    event.preventDefault();
  };

  return (
    <Pressable
      {...drag?.listeners}
      ref={drag?.ref}
      style={drag?.style}
      className={styles.place}
      aria-label={label}
      aria-pressed={card === null ? isTarget : undefined}
      aria-disabled={disabled || undefined}
      aria-describedby={card === null || disabled ? undefined : keysId}
      data-filled={card !== null || undefined}
      data-over={drag?.isOver || undefined}
      data-dragged={drag?.isDragged || undefined}
      onClick={disabled ? undefined : onTap}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{number}</span>
      <span dir="auto">{card !== null && write(card)}</span>
    </Pressable>
  );
}

/** The focus goes along with the card. */
function focusPlace(from: HTMLElement, slot: number) {
  from.closest('ol')?.querySelectorAll('button')[slot]?.focus();
}

import { Button, Pressable, useContentLanguage, useHonorifics, useMessages } from '@sirah-trails/ui';
import {
  useId,
  type ComponentType,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import { TriedNow } from '../shared/tried-answers.tsx';
import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';
import styles from './board.module.css';

/** Props that make a slot or a card draggable. */
export interface DragHandle {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly listeners?: HTMLAttributes<HTMLButtonElement>;
  readonly style?: HTMLAttributes<HTMLButtonElement>['style'];
  /** A card is dragged over this slot. */
  readonly isOver?: boolean;
  readonly isDragged?: boolean;
}

/** Props of the tap board and of the drag board. */
export interface BoardProps {
  readonly question: DragAndDropQuestion;
  readonly input: DragAndDropInput;
  readonly disabled: boolean;
  /** The whole order was wrong before. */
  readonly tried: boolean;
  readonly actions: BoardActions;
  /** Slot chosen for the next card. */
  readonly target: number | null;
  readonly labelId: string;
}

export interface BoardActions {
  readonly tapCard: (option: number) => void;
  readonly tapSlot: (slot: number) => void;
  /** Moves the card of a slot by one; returns its new slot. */
  readonly move: (slot: number, by: -1 | 1) => number;
  readonly takeBack: (slot: number) => void;
  readonly takeAllBack: () => void;
  /** Drops a card on a slot, from the shelf or from another slot. */
  readonly drop: (option: number, slot: number) => void;
  /** Drops a card outside the slots. */
  readonly dropOutside: (option: number) => void;
}

export type Board = ComponentType<BoardProps>;

interface BoardLayoutProps extends BoardProps {
  readonly renderSlot: (slot: number, keysId: string) => ReactNode;
  readonly renderCard: (option: number) => ReactNode;
}

/** Slots above, cards below. */
export function BoardLayout(props: BoardLayoutProps) {
  const { question, input, labelId, disabled, tried, actions, renderSlot, renderCard } = props;
  const t = useMessages(questionsEn);
  const keysId = useId();

  return (
    <div role="group" aria-labelledby={labelId} className={styles.board}>
      <p id={keysId} hidden>
        {t('quiz.order.keys')}
      </p>
      <ol aria-label={t('quiz.order.places')} className={styles.slots}>
        {input.map((_, slot) => (
          <li key={slot}>{renderSlot(slot, keysId)}</li>
        ))}
      </ol>
      {tried && (
        <div className={styles.tried}>
          <TriedNow>{t('quiz.order.tried-now')}</TriedNow>
          {!disabled && (
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                focusCards(currentTarget);
                actions.takeAllBack();
              }}
            >
              {t('quiz.order.take-all-back')}
            </Button>
          )}
        </div>
      )}
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

interface SlotProps {
  /** From 1. */
  readonly number: number;
  /** Label of its card. */
  readonly card: string | null;
  readonly isTarget: boolean;
  readonly disabled: boolean;
  readonly keysId: string;
  readonly onTap: () => void;
  /** Returns the new slot of the card, from 0. */
  readonly onMove: (by: -1 | 1) => number;
  readonly onTakeBack: () => void;
  readonly drag?: DragHandle;
}

const moves: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A slot of the order. The arrow keys move its card by one slot. */
export function Slot(props: SlotProps) {
  const { number, card, isTarget, disabled, keysId, onTap, onMove, onTakeBack, drag } = props;
  const t = useMessages(questionsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const label =
    card === null
      ? t('quiz.order.empty', { place: number })
      : t('quiz.order.filled', { place: number, card: write(card) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (disabled || card === null) return;
    const by = moves[event.key];
    if (by) focusSlot(event.currentTarget, onMove(by));
    else if (event.key === 'Backspace' || event.key === 'Delete') onTakeBack();
    else return;
    event.preventDefault();
  };

  return (
    <Pressable
      {...drag?.listeners}
      ref={drag?.ref}
      style={drag?.style}
      className={styles.slot}
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
      <span {...content}>{card !== null && write(card)}</span>
    </Pressable>
  );
}

/** Moves the focus with the card. */
function focusSlot(from: HTMLElement, slot: number) {
  from.closest('ol')?.querySelectorAll('button')[slot]?.focus();
}

/** Moves the focus to the cards, because the button goes with the tried order. */
function focusCards(from: HTMLElement) {
  from.closest('[role="group"]')?.querySelector<HTMLElement>('ul button')?.focus();
}

interface CardProps {
  readonly label: string;
  /** The card is in a slot. Its spot on the shelf stays, without a layout shift or loss of focus. */
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onTap: () => void;
  readonly drag?: DragHandle;
}

/** A card on the shelf. */
export function Card({ label, placed, disabled, onTap, drag }: CardProps) {
  const write = useHonorifics();
  const content = useContentLanguage();
  const fixed = disabled || placed;
  return (
    <Pressable
      {...drag?.listeners}
      ref={drag?.ref}
      style={drag?.style}
      className={styles.card}
      aria-disabled={fixed || undefined}
      data-draggable={drag ? '' : undefined}
      data-placed={placed || undefined}
      data-dragged={drag?.isDragged || undefined}
      onClick={fixed ? undefined : onTap}
    >
      <span {...content} data-read-aloud="">
        {write(label)}
      </span>
    </Pressable>
  );
}

/** Label of the card in a slot, or null. */
export function cardAt({ options }: DragAndDropQuestion, input: DragAndDropInput, slot: number) {
  const option = input[slot];
  return option === null || option === undefined ? null : (options[option] ?? null);
}

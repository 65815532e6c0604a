import { Pressable, useHonorifics, useMessages } from '@sirah-trails/ui';
import {
  useId,
  type ComponentType,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { en } from '../../messages/en.ts';
import { TriedNow } from '../shared/tried-answers.tsx';
import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';
import styles from './board.module.css';

/** What a place or a card needs so that it can be dragged; empty where it is only tapped. */
export interface DragHandle {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly listeners?: HTMLAttributes<HTMLButtonElement>;
  readonly style?: HTMLAttributes<HTMLButtonElement>['style'];
  /** A card hangs over this place. */
  readonly isOver?: boolean;
  readonly isDragged?: boolean;
}

/** The board of places and cards: the same for tapping and for dragging. */
export interface BoardProps {
  readonly question: DragAndDropQuestion;
  readonly input: DragAndDropInput;
  readonly disabled: boolean;
  /** The whole order was wrong before. */
  readonly tried: boolean;
  readonly actions: BoardActions;
  /** The place that the next card goes to, where the learner chose one. */
  readonly target: number | null;
  readonly labelId: string;
}

export interface BoardActions {
  readonly tapCard: (option: number) => void;
  readonly tapPlace: (slot: number) => void;
  /** Moves what lies in a place by one; answers the place where it lies then. */
  readonly move: (slot: number, by: -1 | 1) => number;
  readonly takeBack: (slot: number) => void;
  /** A card was dropped on a place, wherever it came from. */
  readonly drop: (option: number, slot: number) => void;
  /** A card was dropped beside the places. */
  readonly dropOutside: (option: number) => void;
}

export type Board = ComponentType<BoardProps>;

interface BoardLayoutProps extends BoardProps {
  readonly renderPlace: (slot: number, keysId: string) => ReactNode;
  readonly renderCard: (option: number) => ReactNode;
}

/** Places above, cards below. */
export function BoardLayout(props: BoardLayoutProps) {
  const { question, input, labelId, disabled, tried, renderPlace, renderCard } = props;
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
  const t = useMessages(en);
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

interface CardProps {
  readonly words: string;
  /** It lies in a place already. Its spot stays, so that nothing jumps and the focus is kept. */
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onTap: () => void;
  readonly drag?: DragHandle;
}

/** A card on the shelf. */
export function Card({ words, placed, disabled, onTap, drag }: CardProps) {
  const write = useHonorifics();
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
      <span dir="auto" data-read-aloud="">
        {write(words)}
      </span>
    </Pressable>
  );
}

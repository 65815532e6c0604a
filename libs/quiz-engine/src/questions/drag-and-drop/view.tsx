import { useMessages } from '@sirah-trails/ui';
import { createElement, useEffect, useRef, useState, type RefObject } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import type { QuestionViewProps } from '../contract/view.ts';
import { TriedAnswers } from '../shared/tried-answers.tsx';
import { BoardLayout, Card, cardAt, Slot, type Board, type BoardProps } from './board.tsx';
import styles from './board.module.css';
import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';
import { useBoardActions } from './use-board-actions.ts';

type Props = QuestionViewProps<DragAndDropQuestion, DragAndDropInput>;

/** Put cards in order: tap first, keys move by a slot, dragging as an extra. */
export function DragAndDropView(props: Props) {
  const { question, input, onChange, disabled, tried, outcome, labelId } = props;
  const t = useMessages(questionsEn);
  const area = useRef<HTMLDivElement>(null);
  const board = useDragBoard(area);
  const { actions, target } = useBoardActions({ question, input, onChange });
  // Each card with its slot number: slots may be empty.
  const toText = (order: DragAndDropInput) =>
    order
      .flatMap((_, slot) => {
        const card = cardAt(question, order, slot);
        return card === null ? [] : [t('quiz.order.tried', { place: slot + 1, card })];
      })
      .join(', ');
  const isNow = (order: DragAndDropInput) => isSameOrder(order, input);
  const isTried = !outcome && tried.some(isNow);
  return (
    <div
      ref={area}
      className={styles.question}
      data-outcome={outcome?.key ? 'key' : undefined}
      data-tried={isTried ? '' : undefined}
    >
      {createElement(board, {
        question,
        input: outcome?.key ?? input,
        disabled,
        tried: isTried,
        actions,
        target,
        labelId,
      })}
      {!outcome && <TriedAnswers answers={tried.filter((order) => !isNow(order)).map(toText)} />}
    </div>
  );
}

function isSameOrder(one: DragAndDropInput, other: DragAndDropInput) {
  return one.every((option, slot) => option === other[slot]);
}

/**
 * The tap board at once, the drag board when its code is loaded. A learner whose focus is on the board
 * keeps the tap board: a swap would lose the focus.
 */
function useDragBoard(area: RefObject<HTMLElement | null>): Board {
  const [board, setBoard] = useState<Board>(() => TapBoard);
  useEffect(() => {
    if (!canDrag()) return;
    let shown = true;
    const arrived = ({ DragBoard }: { DragBoard: Board }) => {
      if (shown && !area.current?.contains(document.activeElement)) setBoard(() => DragBoard);
    };
    // Without it everything still works by tap and by keys.
    import('./drag-board.tsx').then(arrived, () => undefined);
    return () => {
      shown = false;
    };
  }, [area]);
  return board;
}

/** Without a pointer, no code is fetched. */
function canDrag() {
  if (typeof window.matchMedia !== 'function') return false;
  return window.matchMedia('(any-pointer: fine), (any-pointer: coarse)').matches;
}

/** The board without dragging: complete by tap and by keys. */
function TapBoard(props: BoardProps) {
  const { question, input, disabled, actions, target } = props;
  return (
    <BoardLayout
      {...props}
      renderSlot={(slot, keysId) => (
        <Slot
          number={slot + 1}
          card={cardAt(question, input, slot)}
          isTarget={target === slot}
          disabled={disabled}
          keysId={keysId}
          onTap={() => actions.tapSlot(slot)}
          onMove={(by) => actions.move(slot, by)}
          onTakeBack={() => actions.takeBack(slot)}
        />
      )}
      renderCard={(option) => (
        <Card
          label={question.options[option] ?? ''}
          placed={input.includes(option)}
          disabled={disabled}
          onTap={() => actions.tapCard(option)}
        />
      )}
    />
  );
}

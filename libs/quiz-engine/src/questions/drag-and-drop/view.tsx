import { useMessages } from '@sirah-trails/ui';
import { createElement, useRef } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import { TriedAnswers } from '../tried-answers/tried-answers.tsx';
import type { QuestionViewProps } from '../contract/view.ts';
import styles from './board.module.css';
import { cardAt } from './card-at.ts';
import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useDragBoard } from './use-drag-board.ts';

type Props = QuestionViewProps<DragAndDropQuestion, DragAndDropInput>;

/** Put cards in order: tap first, keys by place, dragging as the extra. */
export function DragAndDropView(props: Props) {
  const { question, input, onChange, disabled, tried, outcome, labelId } = props;
  const t = useMessages(questionsEn);
  const area = useRef<HTMLDivElement>(null);
  const board = useDragBoard(area);
  const { actions, target } = useBoardActions({ question, input, onChange });
  // Each card with its place: places may be empty.
  const inWords = (order: DragAndDropInput) =>
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
      {!outcome && <TriedAnswers answers={tried.filter((order) => !isNow(order)).map(inWords)} />}
    </div>
  );
}

function isSameOrder(one: DragAndDropInput, other: DragAndDropInput) {
  return one.every((option, slot) => option === other[slot]);
}

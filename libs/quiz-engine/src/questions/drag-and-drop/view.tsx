import { createElement, useRef } from 'react';
import type { QuestionViewProps } from '../view-contract.ts';
import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useDragBoard } from './use-drag-board.ts';

type Props = QuestionViewProps<DragAndDropQuestion, DragAndDropInput>;

/** Put cards in order: tap first, keys by place, dragging as the extra. */
export function DragAndDropView({ question, input, onChange, disabled, outcome, labelId }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const board = useDragBoard(area);
  const { actions, target } = useBoardActions({ question, input, onChange });
  return (
    <div ref={area} data-outcome={outcome?.key ? 'key' : undefined}>
      {createElement(board, {
        question,
        input: outcome?.key ?? input,
        disabled,
        actions,
        target,
        labelId,
      })}
    </div>
  );
}

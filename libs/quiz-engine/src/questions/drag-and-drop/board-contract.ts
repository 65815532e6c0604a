import type { ComponentType, HTMLAttributes, Ref } from 'react';
import type { DragAndDropInput, DragAndDropQuestion } from './core.ts';

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

import { useEffect, useState, type RefObject } from 'react';
import type { Board } from './board-contract.ts';
import { TapBoard } from './tap-board.tsx';

/**
 * The board to show: the one for tapping at once, the one for dragging when its code has arrived. A learner
 * who is already on the board keeps it: the two would trade places under the focus.
 */
export function useDragBoard(area: RefObject<HTMLElement | null>): Board {
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

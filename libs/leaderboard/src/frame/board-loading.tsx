import { BoardSkeleton } from '../board/board-skeleton.tsx';
import { BoardFrame } from './board-frame.tsx';

/** The board while its code is on its way. */
export function BoardLoading() {
  return (
    <BoardFrame>
      <BoardSkeleton />
    </BoardFrame>
  );
}

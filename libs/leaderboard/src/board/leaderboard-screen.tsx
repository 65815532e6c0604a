import { BoardFrame } from '../frame/board-frame.tsx';
import { Board } from './board.tsx';
import { TrailsBoard } from './trails-board.tsx';
import { useMode } from './use-board-address.ts';

/** Top of the Trails: who has come how far. */
export function LeaderboardScreen() {
  const mode = useMode();
  return (
    <BoardFrame>{mode === 'endless_mode' ? <Board address={{ type: mode }} /> : <TrailsBoard />}</BoardFrame>
  );
}

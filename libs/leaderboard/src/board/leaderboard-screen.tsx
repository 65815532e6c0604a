import { useSearchParams } from 'react-router';
import { modeOf } from './board-address.ts';
import { Board } from './board.tsx';
import { JourneyBoard } from './journey-board.tsx';

/** Top of the Trails: the best learners, and one's own place. */
export function LeaderboardScreen() {
  const mode = modeOf(useSearchParams()[0]);
  return mode === 'endless_mode' ? <Board address={{ type: mode }} /> : <JourneyBoard />;
}

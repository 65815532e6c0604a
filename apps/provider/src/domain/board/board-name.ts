const journey = 'learning_journey:';

/** A board of the journey: one for each difficulty. */
export function journeyBoard(quizTimeId: string): string {
  return `${journey}${quizTimeId}`;
}

/** The difficulty of a board of the journey; null for another board. */
export function difficultyOf(board: string): string | null {
  return board.startsWith(journey) ? board.slice(journey.length) : null;
}

/** The board of the endless mode. */
export const endlessBoard = 'endless_mode';

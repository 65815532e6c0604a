const journey = 'learning_journey:';

/** Board of a difficulty. */
export function journeyBoard(quizTimeId: string): string {
  return `${journey}${quizTimeId}`;
}

/** Difficulty of a journey board; null for other boards. */
export function difficultyOf(board: string): string | null {
  return board.startsWith(journey) ? board.slice(journey.length) : null;
}

export const endlessBoard = 'endless_mode';

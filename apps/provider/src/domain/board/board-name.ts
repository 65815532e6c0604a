/** A board of the journey: one for each difficulty. */
export function journeyBoard(quizTimeId: string): string {
  return `learning_journey:${quizTimeId}`;
}

/** The board of the endless mode. */
export const endlessBoard = 'endless_mode';

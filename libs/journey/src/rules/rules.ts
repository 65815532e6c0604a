/** Stars that pass a chapter. */
export const starsToPass = 3;

/** Places that earn a medal. */
export const medalRanks = 10;

/** Places on the podium. */
export const podiumRanks = 3;

/** Stars that pass a chapter. */
export const starsToPass = 3;

/** The longest time of the quote screen, in milliseconds. */
export const quoteHoldMs = 3000;

/** Places that earn a medal. */
export const medalRanks = 10;

/** Places on the podium. */
export const podiumRanks = 3;

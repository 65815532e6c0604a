/** Stars that pass a chapter (B9). */
export const starsToPass = 3;

/** Longest time the quote screen holds a learner, in milliseconds (decision 144). */
export const quoteHoldMs = 3000;

/** Places that earn a medal (B9). */
export const medalRanks = 10;

/** Places on the podium (B9). */
export const podiumRanks = 3;

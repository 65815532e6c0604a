import { minute } from '../kernel/time.ts';

/** The numbers of play, in one place. `docs/rules-of-play.md` explains them to parents. */
export const rules = {
  /** Lives at the start of a run (B9). */
  lives: 3,
  /** Stars that pass a chapter (B9). */
  starsToPass: 3,
  /** Most stars that one chapter can give (B9). */
  mostStars: 5,
  /** Milliseconds after the deadline in which an answer still counts: the way through the network (T15). */
  graceMs: 2000,
  /** The quiz time with this difficulty belongs to the endless mode, never to the journey (D135). */
  endlessDifficulty: 5,
  /** The shortest time to read a question, in milliseconds: a faster star stays off the boards (T19). */
  leastThinkingMs: 300,
  /** Time to read a text: the least, for each word, and the most, in milliseconds (D215). */
  leastExtraTimeMs: 3000,
  wordMs: 400,
  mostExtraTimeMs: 20_000,
  /** Answers of one learner in a second (T19). */
  answersASecond: 5,
  /** The last place among the first that gives a medal (B9). */
  lastMedalRank: 10,
  /** Longest reading time that counts for one page at a time, in milliseconds (D93). */
  longestPageMs: 5 * minute,
  /** Places shown before and after one's own. */
  neighbours: 2,
  /** Days after which a mistake comes back, one after the other (D233). */
  reviewDays: [1, 3, 7, 21],
  /** Questions of one review. */
  reviewQuestions: 5,
  /** Rows on one page of a board (B9). */
  boardPageSize: 10,
} as const;

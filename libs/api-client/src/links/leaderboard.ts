import { defineLink } from './define-link.ts';

/** URLs of the screens of the boards. */
export const leaderboardLinks = {
  /**
   * `mode` is a `BoardType`; `difficulty` is the id of a quiz time here, and only The Trails have one. `around` is `me` for the ranks
   * around the learner's own.
   */
  leaderboard: defineLink('/leaderboard', { mode: 'mode', difficulty: 'difficulty', around: 'around' }),
  /** What others see of a learner, with the board to go back to. */
  publicProfile: defineLink('/leaderboard/profile/:userId', { mode: 'mode', difficulty: 'difficulty' }),
  competition: defineLink('/competition/:competitionId'),
} as const;

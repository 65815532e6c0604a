import { defineLink } from './define-link.ts';

/** Board screen URLs. */
export const leaderboardLinks = {
  /** `mode` is a `BoardType`; `difficulty` is a quiz time id, for The Trails only. `around=me` shows the ranks around the learner. */
  leaderboard: defineLink('/leaderboard', { mode: 'mode', difficulty: 'difficulty', around: 'around' }),
  /** Public profile, with the board for the back link. */
  publicProfile: defineLink('/leaderboard/profile/:userId', { mode: 'mode', difficulty: 'difficulty' }),
  competition: defineLink('/competition/:competitionId'),
} as const;

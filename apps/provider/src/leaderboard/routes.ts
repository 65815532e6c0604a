import type { Handlers } from '../kernel/handler.ts';
import { getLeaderboard } from './get-leaderboard.ts';
import { getMyRank } from './get-my-rank.ts';
import { getNeighbours } from './get-neighbours.ts';
import { getProfile } from './get-profile.ts';

/** The handlers of the boards and of profiles, by operation. */
export const leaderboardHandlers = {
  getLeaderboard,
  getMyRank,
  getNeighbours,
  getProfile,
} satisfies Partial<Handlers>;

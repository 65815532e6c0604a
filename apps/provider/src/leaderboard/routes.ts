import type { Handlers } from '../kernel/handler.ts';
import { getCompetition } from './get-competition.ts';
import { getLeaderboard } from './get-leaderboard.ts';
import { getMyRank } from './get-my-rank.ts';
import { getNeighbours } from './get-neighbours.ts';
import { getProfile } from './get-profile.ts';
import { listCompetitions } from './list-competitions.ts';

/** The handlers of boards, profiles and competitions, by operation. */
export const leaderboardHandlers = {
  getLeaderboard,
  getMyRank,
  getNeighbours,
  getProfile,
  listCompetitions,
  getCompetition,
} satisfies Partial<Handlers>;

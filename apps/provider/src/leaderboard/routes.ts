import type { Handlers } from '../kernel/handler.ts';
import { getLeaderboard, getMyRank, getNeighbours } from './boards.ts';
import { getCompetition, listCompetitions } from './competitions.ts';
import { getProfile } from './get-profile.ts';

export const leaderboardHandlers = {
  getLeaderboard,
  getMyRank,
  getNeighbours,
  getProfile,
  listCompetitions,
  getCompetition,
} satisfies Partial<Handlers>;

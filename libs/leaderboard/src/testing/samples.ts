import type { Leaderboard, LeaderboardEntry, Profile, QuizTime, YourRank } from '@sirah-trails/api-client';
import { example } from '@sirah-trails/api-client/testing';

const rows = example('getLeaderboard').leaderboard;

/** A row of the contract's example; `facts` replace some of it. */
export function entry(facts: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return { ...(rows[0] as LeaderboardEntry), ...facts };
}

/** Learners u-1, u-2, ... on ranks from `first` on, with names and heads of the example. */
export function entries(count: number, first = 1): LeaderboardEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const rank = first + index;
    const row = rows[(rank - 1) % rows.length];
    return entry({ ...row, rank, user_id: `u-${rank}`, total_star: 200 - rank * 3 });
  });
}

/** The place of the learner u-6. */
export function yourRank(facts: Partial<YourRank> = {}): YourRank {
  return { ...example('getLeaderboard').your_rank, user_id: 'u-6', ...facts };
}

export function board(facts: Partial<Leaderboard> = {}): Leaderboard {
  return { ...example('getLeaderboard'), leaderboard: entries(10), your_rank: yourRank(), ...facts };
}

export const quizTimes: QuizTime[] = example('listQuizTimes').data;

export const profile: Profile = example('getProfile').data;

/** What others see of a learner. */
export const stranger: Profile = example('getProfile', 'another').data;

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
    return entry({ ...row, rank, user_id: `u-${rank}`, total_star: Math.max(1, 200 - rank * 3) });
  });
}

/** The rank of the learner u-6. */
export function yourRank(facts: Partial<YourRank> = {}): YourRank {
  return { ...example('getLeaderboard').your_rank, user_id: 'u-6', ...facts };
}

export function board(facts: Partial<Leaderboard> = {}): Leaderboard {
  return { ...example('getLeaderboard'), leaderboard: entries(10), your_rank: yourRank(), ...facts };
}

export const quizTimes: QuizTime[] = example('listQuizTimes').data;

export const profile: Profile = example('getProfile').data;

/** A public profile. */
export const stranger: Profile = example('getProfile', 'another').data;

/** The badges of so many worlds, of which a learner has earned so many. */
export function badgeList(worlds: number, earned: number): NonNullable<Profile['badge_list']> {
  const milestones = Array.from({ length: worlds }, (_, index) => index + 1).flatMap((world) => [
    ...[1, 2, 3, 4, 5].map((number) => ({ id: `w${world}-s${number}`, number })),
    { id: `w${world}`, number: null },
  ]);
  return milestones.map(({ id, number }, index) => ({
    id,
    type: number === null ? 'trail' : 'sub_trail',
    name: number === null ? `World ${id}` : `Trail ${id}`,
    number,
    image: `/content/art/badges/${id}.svg`,
    earned: index < earned,
  }));
}

const newcomer = {
  achievements: { trails_complete: 0, trails_points: 0, chapter_read: 0, reading_time: 0 },
  badges: [],
  badge_list: badgeList(2, 0),
  medals: { regular_medals: [], endless_rank: null },
} satisfies Partial<Profile>;

const everything = {
  achievements: { trails_complete: 8, trails_points: 4000, chapter_read: 200, reading_time: 1120.5 },
  badges: badgeList(8, 48).map(({ image }) => image),
  badge_list: badgeList(8, 48),
  medals: {
    regular_medals: (['easy', 'medium', 'hard', 'expert'] as const).map((difficulty, index) => ({
      rank: index + 1,
      difficulty,
      total_star: 1000,
      quiz_time_id: `qt-${difficulty}`,
    })),
    endless_rank: 4182,
  },
} satisfies Partial<Profile>;

/** Summaries of a learner at the beginning, and of one with nothing left to earn. */
export const summaries = { newcomer, everything };

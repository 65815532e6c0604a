import type {
  AvatarHead,
  Leaderboard,
  LeaderboardEntry,
  Profile,
  QuizTime,
  YourRank,
} from '@sirah-trails/api-client';

/** Rows in the shape of the contract, for stories and tests of the four states. */
const heads = ['hijab', 'kufi', 'cap', 'glasses', 'turban', 'hearing-aid'];
const names = [
  'DesertStar',
  'CalmRiver',
  'BraveFalcon',
  'KindLantern',
  'QuickGazelle',
  'GoldenPalm',
  'NightCompass',
  'BlueTent',
  'HappyCamel',
  'SilverDune',
  'GreenOasis',
  'BrightMoon',
];

export function avatarHead(index = 0): AvatarHead {
  const name = heads[index % heads.length] ?? 'cap';
  return { id: `head-${name}`, name, image: `/content/art/avatar/portrait/head-${name}-skin-1.svg` };
}

export function entry(facts: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return { rank: 1, name: 'DesertStar', total_star: 42, avatar_head: avatarHead(), user_id: 'u-1', ...facts };
}

/** Learners u-1, u-2, ... on ranks from `first` on. */
export function entries(count: number, first = 1): LeaderboardEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const rank = first + index;
    const name = names[(rank - 1) % names.length] ?? 'DesertStar';
    return entry({
      rank,
      name,
      user_id: `u-${rank}`,
      total_star: 200 - rank * 3,
      avatar_head: avatarHead(rank),
    });
  });
}

export function yourRank(facts: Partial<YourRank> = {}): YourRank {
  return {
    rank: 6,
    name: 'GoldenPalm',
    total_star: 182,
    current_score: 182,
    user_id: 'u-6',
    avatar_head: avatarHead(6),
    ...facts,
  };
}

export function board(facts: Partial<Leaderboard> = {}): Leaderboard {
  return {
    leaderboard: entries(10),
    your_rank: yourRank(),
    current_page: 1,
    per_page: 10,
    total_data: 10,
    ...facts,
  };
}

export const quizTimes: QuizTime[] = [
  { id: 'qt-easy', difficulty: 1, difficulty_label: 'Easy', time: 60, star: 12, total_star: 125 },
  { id: 'qt-medium', difficulty: 2, difficulty_label: 'Medium', time: 45, star: 0, total_star: 125 },
  { id: 'qt-hard', difficulty: 3, difficulty_label: 'Hard', time: 30, star: 0, total_star: 125 },
  { id: 'qt-expert', difficulty: 4, difficulty_label: 'Expert', time: 20, star: 0, total_star: 125 },
  { id: 'qt-endless', difficulty: 5, difficulty_label: 'Endless', time: 30, star: 0, total_star: 0 },
];

export const profile: Profile = {
  user_id: 'u-6',
  name: 'GoldenPalm',
  joined_at: '2026-09-01T08:00:00Z',
  avatar_head: avatarHead(6),
  achievements: { trails_complete: 1, trails_points: 182, chapter_read: 41, reading_time: 6.5 },
  badges: [],
  medals: { regular_medals: [], endless_rank: null },
};

import { defaultConfiguration, type Profile, type QuizTime, type User } from '@sirah-trails/api-client';

/** Answers of a provider, for the tests and stories of home. */
export const configuration = { ...defaultConfiguration, support_email: 'hq@example.org' };

export const learner: User = {
  id: 'u1',
  username: 'desert-fox',
  email: 'amina@example.org',
  first_name: 'Amina',
  last_name: 'N',
  age: '11-15 Years Old',
  gender: 'female',
  student: { gender: 'female', age: '11-15 Years Old' },
};

export const profile: Profile = {
  user_id: 'u1',
  name: 'desert-fox',
  joined_at: '2026-11-01T08:00:00Z',
  achievements: { trails_complete: 1, trails_points: 23, chapter_read: 5, reading_time: 1.5 },
  badges: [],
  medals: { regular_medals: [], endless_rank: null },
  avatar_head: { id: 'kufi', name: 'Kufi', image: '/content/art/avatar/portrait/head-kufi-skin-1.svg' },
};

/** A learner who has completed every world at every difficulty. */
export const finished: { profile: Profile; quizTimes: QuizTime[] } = {
  profile: {
    ...profile,
    achievements: { trails_complete: 40, trails_points: 4000, chapter_read: 200, reading_time: 120.5 },
  },
  quizTimes: ['Easy', 'Medium', 'Hard', 'Expert'].map((label, index) => ({
    id: `qt-${label.toLowerCase()}`,
    difficulty: index + 1,
    difficulty_label: label,
    time: 60,
    star: 1000,
    total_star: 1000,
  })),
};

import { defaultConfiguration, type Profile, type QuizTime, type User } from '@sirah-trails/api-client';
import { example } from '@sirah-trails/api-client/testing';

export const configuration = { ...defaultConfiguration, support_email: 'hq@example.org' };

export const learner: User = example('signInStudent').user;

export const profile: Profile = example('getProfile').data;

/** A learner who has completed every world at every difficulty. */
export const finished: { profile: Profile; quizTimes: QuizTime[] } = {
  profile: {
    ...profile,
    achievements: { trails_complete: 8, trails_points: 4000, chapter_read: 200, reading_time: 120.5 },
  },
  quizTimes: example('listQuizTimes').data.map((row) => ({ ...row, star: 1000, total_star: 1000 })),
};

import { seededDraw } from '../../domain/seeded-shuffle.ts';
import type { PlannedLearner } from './plan-learner.ts';

/** The learners at the top of the boards, whose rounds show every way to end a chapter. */
export const namedLearners: readonly PlannedLearner[] = [
  {
    nickname: 'Desert Falcon',
    joinedDaysAgo: 40,
    rounds: { 1: ['rrrrr', 'rrrrr', 'rrrrr', 'rrwrr', 'rrrrr'], 2: ['rrrrr', 'rrtrr'] },
  },
  {
    nickname: 'Quiet Gazelle',
    joinedDaysAgo: 38,
    rounds: { 1: ['rrrrr', 'rwrrr', 'rrrrr', 'rrrrr', 'rrtrr'], 2: ['rrrrr'] },
  },
  {
    nickname: 'River Otter',
    joinedDaysAgo: 35,
    rounds: { 1: ['rrrrr', 'rrrrr', 'rrtrr', 'rrrrr'], 3: ['rrwrr'] },
  },
  { nickname: 'Morning Lark', joinedDaysAgo: 31, rounds: { 1: ['rrrrr', 'rrrtr', 'rrrrr', 'rwrrr'] } },
  { nickname: 'Copper Lizard', joinedDaysAgo: 30, rounds: { 1: ['rtrrr', 'rrrrr', 'rrrrr'], 2: ['rtrrr'] } },
  { nickname: 'Palm Squirrel', joinedDaysAgo: 27, rounds: { 1: ['rrrrr', 'rrrrr', 'trrrr'] } },
  { nickname: 'Silver Heron', joinedDaysAgo: 22, rounds: { 1: ['rrrrr', 'wrrrr'] } },
  { nickname: 'Brave Hedgehog', joinedDaysAgo: 20, rounds: { 1: ['rrrrr', 'rrtrr'] } },
  { nickname: 'Cloud Sparrow', joinedDaysAgo: 16, rounds: { 1: ['rtrrr', 'rrrtr'] } },
  { nickname: 'Sand Hopper', joinedDaysAgo: 12, rounds: { 1: ['rrwrr'] } },
  { nickname: 'Moon Jerboa', joinedDaysAgo: 9, rounds: { 1: ['rtrrr'] } },
  { nickname: 'Little Camel', joinedDaysAgo: 4, rounds: { 1: ['rtrtr'] } },
].map(({ nickname, joinedDaysAgo, rounds }) => ({
  nickname,
  joinedDaysAgo,
  rounds: new Map(Object.entries(rounds).map(([difficulty, marks]) => [Number(difficulty), marks])),
  endlessScore: 0,
  draw: seededDraw(`crowd:${nickname}`),
}));

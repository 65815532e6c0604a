// What a journey in a browser needs: the provider itself runs in another process, and its code takes seconds to load.
export type { Pack, Question } from '@sirah-trails/content-pack/model';
export { readPack } from '@sirah-trails/content-pack';
export type { TestLearner } from './create-learner.ts';
export { openLearnerDesk, type LearnerDesk } from './learner-desk.ts';

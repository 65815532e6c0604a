// Exports for browser journeys. Excludes the provider, which runs in another process and takes seconds to load.
export type { Pack, Question } from '@sirah-trails/content-pack/model';
export { readPack } from '@sirah-trails/content-pack';
export type { TestLearner } from './create-learner.ts';
export { freePort } from './free-port.ts';
export { openLearnerDesk, type LearnerDesk } from './learner-desk.ts';

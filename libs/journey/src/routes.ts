import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { finishRoute } from './finish/finish-route.ts';
import { chapterIntroRoute } from './chapter-intro/chapter-intro-route.ts';
import { myRankRoute } from './my-rank/my-rank-route.ts';
import { quizByQueryRoute, quizRoute } from './quiz/quiz-route.ts';
import { startRoute } from './start/start-route.ts';
import { subTrailsRoute } from './sub-trails/sub-trails-route.ts';
import { worldsRoute } from './worlds/worlds-route.ts';

/** The screens of The Trails. */
export const journeyRoutes: readonly FeatureRoute[] = [
  startRoute,
  worldsRoute,
  subTrailsRoute,
  chapterIntroRoute,
  quizRoute,
  quizByQueryRoute,
  finishRoute,
  myRankRoute,
];

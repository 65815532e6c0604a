import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { finishRoute } from './finish/finish-route.ts';
import { motivationalRoute } from './motivational/motivational-route.ts';
import { myRankRoute } from './my-rank/my-rank-route.ts';
import { quizByQueryRoute, quizRoute } from './quiz/quiz-route.ts';
import { startRoute } from './start/start-route.ts';
import { subTrailsRoute } from './sub-trails/sub-trails-route.ts';
import { trailsRoute } from './trails/trails-route.ts';

/** The screens of The Trails. */
export const journeyRoutes: readonly FeatureRoute[] = [
  startRoute,
  trailsRoute,
  subTrailsRoute,
  motivationalRoute,
  quizRoute,
  quizByQueryRoute,
  finishRoute,
  myRankRoute,
];

import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { finishPlace, introPlace, quizPlace } from './worlds/known-world.ts';

export const startRoute: FeatureRoute = {
  path: links.journeyStart.path,
  aliases: ['/learning-journey'],
  access: 'gated',
  load: () => import('./map-screens.ts').then(({ startParts }) => startParts),
};

export const worldsRoute: FeatureRoute = {
  path: links.trails.path,
  access: 'gated',
  load: () => import('./map-screens.ts').then(({ worldsParts }) => worldsParts),
};

export const subTrailsRoute: FeatureRoute = {
  path: links.subTrails.path,
  access: 'gated',
  load: () => import('./map-screens.ts').then(({ subTrailsParts }) => subTrailsParts),
};

export const chapterIntroRoute: FeatureRoute = {
  path: links.motivational.path,
  access: 'gated',
  appearance: introPlace,
  load: () => import('./map-screens.ts').then(({ chapterIntroParts }) => chapterIntroParts),
};

export const quizRoute: FeatureRoute = {
  path: links.quiz.path,
  aliases: ['/learning-journey/quiz/:chapterId'],
  access: 'gated',
  appearance: quizPlace,
  load: () => import('./quiz/quiz-parts.ts').then(({ quizParts }) => quizParts),
};

/** The questions of a chapter that the query names. */
export const quizByQueryRoute: FeatureRoute = {
  ...quizRoute,
  path: links.quizByQuery.path,
  aliases: ['/learning-journey/quiz'],
};

export const finishRoute: FeatureRoute = {
  path: links.finish.path,
  access: 'gated',
  appearance: finishPlace,
  load: () => import('./reward-screens.ts').then(({ finishParts }) => finishParts),
};

export const myRankRoute: FeatureRoute = {
  path: links.myRank.path,
  access: 'gated',
  load: () => import('./reward-screens.ts').then(({ myRankParts }) => myRankParts),
};

const endlessPlace = () => ({ world: 'endless', ground: true });

export const endlessStartRoute: FeatureRoute = {
  path: links.endlessStart.path,
  aliases: ['/endless-mode'],
  access: 'gated',
  appearance: endlessPlace,
  load: () => import('./reward-screens.ts').then(({ endlessStartParts }) => endlessStartParts),
};

export const endlessGameRoute: FeatureRoute = {
  path: links.endlessQuiz.path,
  access: 'gated',
  appearance: () => ({ ...endlessPlace(), wide: true }),
  load: () => import('./quiz/quiz-parts.ts').then(({ endlessGameParts }) => endlessGameParts),
};

export const endlessFinishRoute: FeatureRoute = {
  path: links.endlessFinish.path,
  access: 'gated',
  appearance: endlessPlace,
  load: () => import('./reward-screens.ts').then(({ endlessFinishParts }) => endlessFinishParts),
};

/** The screens of The Trails and of the Infinity Trail. */
export const journeyRoutes: readonly FeatureRoute[] = [
  startRoute,
  worldsRoute,
  subTrailsRoute,
  chapterIntroRoute,
  quizRoute,
  quizByQueryRoute,
  finishRoute,
  myRankRoute,
  endlessStartRoute,
  endlessGameRoute,
  endlessFinishRoute,
];

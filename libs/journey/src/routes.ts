import { links } from '@sirah-trails/api-client/links';
import { type FeatureRoute, route } from '@sirah-trails/screen-kit';
import { finishAppearance, introAppearance, quizAppearance } from './milestones/appearance.ts';

export const startRoute = route('map', 'gated', links.journeyStart, () => import('./map/start-screen.tsx'), {
  aliases: ['/learning-journey'],
});
export const worldsRoute = route('map', 'gated', links.trails, () => import('./map/worlds-screen.tsx'));
export const subTrailsRoute = route(
  'map',
  'gated',
  links.subTrails,
  () => import('./map/sub-trails-screen.tsx'),
);
export const chapterIntroRoute = route(
  'map',
  'gated',
  links.motivational,
  () => import('./chapter/chapter-intro-screen.tsx'),
  { appearance: introAppearance },
);

export const quizRoute = route('quiz', 'gated', links.quiz, () => import('./chapter/quiz-screen.tsx'), {
  aliases: ['/learning-journey/quiz/:chapterId'],
  appearance: quizAppearance,
});
/** The quiz of a chapter that the query names. */
export const quizByQueryRoute = route(
  'quiz',
  'gated',
  links.quizByQuery,
  () => import('./chapter/quiz-screen.tsx'),
  { aliases: ['/learning-journey/quiz'], appearance: quizAppearance },
);
export const endlessGameRoute = route(
  'quiz',
  'gated',
  links.endlessQuiz,
  () => import('./endless/endless-game-screen.tsx'),
  { appearance: () => ({ ...endlessAppearance(), wide: true }) },
);

export const finishRoute = route(
  'rewards',
  'gated',
  links.finish,
  () => import('./finish/finish-screen.tsx'),
  { appearance: finishAppearance },
);
export const myRankRoute = route(
  'rewards',
  'gated',
  links.myRank,
  () => import('./finish/my-rank-screen.tsx'),
);
export const daysRoute = route('days', 'gated', links.days, () => import('./days/days-screen.tsx'));
export const endlessStartRoute = route(
  'rewards',
  'gated',
  links.endlessStart,
  () => import('./endless/endless-start-screen.tsx'),
  { aliases: ['/endless-mode'], appearance: endlessAppearance },
);
export const endlessFinishRoute = route(
  'rewards',
  'gated',
  links.endlessFinish,
  () => import('./endless/endless-finish-screen.tsx'),
  { appearance: endlessAppearance },
);

export const trialStartRoute = route(
  'quiz',
  'signed-out',
  links.trial,
  () => import('./trial/trial-start-screen.tsx'),
  { appearance: () => ({ ground: true }) },
);
export const trialQuizRoute = route(
  'quiz',
  'signed-out',
  links.trialQuiz,
  () => import('./trial/trial-quiz-screen.tsx'),
  { appearance: () => ({ ground: true, wide: true }) },
);
export const trialFinishRoute = route(
  'quiz',
  'signed-out',
  links.trialFinish,
  () => import('./trial/trial-finish-screen.tsx'),
  { appearance: () => ({ ground: true }) },
);

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
  daysRoute,
  endlessStartRoute,
  endlessGameRoute,
  endlessFinishRoute,
  trialStartRoute,
  trialQuizRoute,
  trialFinishRoute,
];

function endlessAppearance() {
  return { world: 'endless', ground: true };
}

import type { FeatureRoute } from '@sirah-trails/ui';
import { finishRoutes } from './finish/routes.ts';
import {
  ChapterLoading,
  MyRankLoading,
  StartLoading,
  SubTrailsLoading,
  TrailsLoading,
} from './frame/screen-loading.tsx';
import { quizRoutes } from './quiz/routes.ts';

/** The screens of The Trails, each in a file of its own that is fetched when it is opened. */
export const journeyRoutes: readonly FeatureRoute[] = [
  {
    path: '/learning-journey',
    access: 'gated',
    load: () => import('./start/to-start.tsx').then((module) => module.ToStart),
    Skeleton: StartLoading,
  },
  {
    path: '/learning-journey/start',
    access: 'gated',
    load: () => import('./start/start-screen.tsx').then((module) => module.StartScreen),
    Skeleton: StartLoading,
  },
  {
    path: '/learning-journey/trails',
    access: 'gated',
    load: () => import('./trails/trails-screen.tsx').then((module) => module.TrailsScreen),
    Skeleton: TrailsLoading,
  },
  {
    path: '/learning-journey/sub-trails/:id',
    access: 'gated',
    load: () => import('./sub-trails/sub-trails-screen.tsx').then((module) => module.SubTrailsScreen),
    Skeleton: SubTrailsLoading,
  },
  {
    path: '/learning-journey/motivational/:id',
    access: 'gated',
    load: () => import('./motivational/motivational-screen.tsx').then((module) => module.MotivationalScreen),
    Skeleton: ChapterLoading,
  },
  {
    path: '/learning-journey/my-rank',
    access: 'gated',
    load: () => import('./my-rank/my-rank-screen.tsx').then((module) => module.MyRankScreen),
    Skeleton: MyRankLoading,
  },
  ...quizRoutes,
  ...finishRoutes,
];

import type { FeatureRoute } from '@sirah-trails/ui';
import { FinishLoading } from './finish-loading.tsx';

/** What follows a passed chapter. The id is the world's. */
export const finishRoutes: readonly FeatureRoute[] = [
  {
    path: '/learning-journey/finish/:id',
    access: 'gated',
    load: () => import('./finish-screen.tsx').then((module) => module.FinishScreen),
    Skeleton: FinishLoading,
  },
];

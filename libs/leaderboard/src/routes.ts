import type { FeatureRoute } from '@sirah-trails/ui';
import { BoardLoading } from './frame/board-loading.tsx';

/** The screens of the boards. */
export const leaderboardRoutes: readonly FeatureRoute[] = [
  {
    path: '/leaderboard',
    access: 'gated',
    load: () => import('./board/leaderboard-screen.tsx').then((module) => module.LeaderboardScreen),
    Skeleton: BoardLoading,
  },
];

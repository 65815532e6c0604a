import { authRoutes } from '@sirah-trails/auth';
import { journeyRoutes } from '@sirah-trails/journey';
import { leaderboardRoutes } from '@sirah-trails/leaderboard';
import { readerRoutes } from '@sirah-trails/reader';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { hostRoute, type HostRoute } from './host-route.ts';

const home = hostRoute({
  path: '/',
  access: 'guests-too',
  load: () => import('../home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen),
  Skeleton: HomeSkeleton,
});

/** Every screen of the app. Order does not matter: the most exact path wins. */
export const routes: readonly HostRoute[] = [
  home,
  ...[...authRoutes, ...journeyRoutes, ...leaderboardRoutes, ...readerRoutes].map(hostRoute),
];

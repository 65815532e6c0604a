import { authRoutes } from '@sirah-trails/auth';
import { avatarRoutes } from '@sirah-trails/avatar';
import { journeyRoutes } from '@sirah-trails/journey';
import { leaderboardRoutes } from '@sirah-trails/leaderboard';
import { readerRoutes } from '@sirah-trails/reader';
import { type FeatureRoute, route } from '@sirah-trails/screen-kit';

export const homeRoute = route('home', 'guests-too', { path: '/' }, () => import('../home/home-screen.tsx'));
export const notFoundRoute = route(
  'home',
  'open',
  { path: '*' },
  () => import('../not-found/not-found-screen.tsx'),
);

/** Every screen of the app. Order does not matter: the most exact path wins. */
export const routes: readonly FeatureRoute[] = [
  homeRoute,
  ...authRoutes,
  ...avatarRoutes,
  ...journeyRoutes,
  ...leaderboardRoutes,
  ...readerRoutes,
  notFoundRoute,
];

import { authRoutes } from '@sirah-trails/auth';
import { avatarRoutes } from '@sirah-trails/avatar';
import { journeyRoutes } from '@sirah-trails/journey';
import { leaderboardRoutes } from '@sirah-trails/leaderboard';
import { readerRoutes } from '@sirah-trails/reader';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

/** `/`: base camp. */
export const homeRoute: FeatureRoute = {
  path: '/',
  access: 'guests-too',
  load: () => import('../home/home-screens.ts').then(({ homeParts }) => homeParts),
};

/** Any address that is not on the map. */
export const notFoundRoute: FeatureRoute = {
  path: '*',
  access: 'open',
  load: () => import('../home/home-screens.ts').then(({ notFoundParts }) => notFoundParts),
};

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

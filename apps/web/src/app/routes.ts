import { authRoutes } from '@sirah-trails/auth';
import { journeyRoutes } from '@sirah-trails/journey';
import { leaderboardRoutes } from '@sirah-trails/leaderboard';
import { readerRoutes } from '@sirah-trails/reader';
import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { homeRoute } from '../home/home-route.ts';
import { notFoundRoute } from '../not-found/not-found-route.ts';

/** Every screen of the app. Order does not matter: the most exact path wins. */
export const routes: readonly FeatureRoute[] = [
  homeRoute,
  ...authRoutes,
  ...journeyRoutes,
  ...leaderboardRoutes,
  ...readerRoutes,
  notFoundRoute,
];

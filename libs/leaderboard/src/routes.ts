import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const boardRoute: FeatureRoute = {
  path: links.leaderboard.path,
  access: 'gated',
  load: () => import('./board/board-screen.tsx').then(({ boardParts }) => boardParts),
};

export const publicProfileRoute: FeatureRoute = {
  path: links.publicProfile.path,
  access: 'gated',
  load: () =>
    import('./profile/public-profile-screen.tsx').then(({ publicProfileParts }) => publicProfileParts),
};

export const competitionRoute: FeatureRoute = {
  path: links.competition.path,
  access: 'guests-too',
  load: () =>
    import('./competitions/competition-screen.tsx').then(({ competitionParts }) => competitionParts),
};

/** The screens of the boards and of competitions. */
export const leaderboardRoutes: readonly FeatureRoute[] = [boardRoute, publicProfileRoute, competitionRoute];

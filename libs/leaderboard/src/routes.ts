import { links } from '@sirah-trails/api-client/links';
import { route } from '@sirah-trails/screen-kit';

export const boardRoute = route(
  'board',
  'gated',
  links.leaderboard,
  () => import('./board/board-screen.tsx'),
);
export const publicProfileRoute = route(
  'public-profile',
  'gated',
  links.publicProfile,
  () => import('./profile/public-profile-screen.tsx'),
);
export const competitionRoute = route(
  'competition',
  'guests-too',
  links.competition,
  () => import('./competitions/competition-screen.tsx'),
);

export const leaderboardRoutes = [boardRoute, publicProfileRoute, competitionRoute];

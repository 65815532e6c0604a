import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { boardRoute } from './board/board-route.tsx';

/** The screens of the boards. */
export const leaderboardRoutes: readonly FeatureRoute[] = [boardRoute];

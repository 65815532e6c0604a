export { AchievementsCard } from './achievements/achievements-card.tsx';
export { leaderboardRoutes } from './routes.ts';

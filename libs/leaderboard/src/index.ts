export { AchievementsCard } from './achievements/achievements-card.tsx';
export { CompetitionsCard } from './competitions/competitions-card.tsx';
export { leaderboardRoutes } from './routes.ts';

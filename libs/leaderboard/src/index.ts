export { CompetitionsCard } from './competitions/competitions-card.tsx';
export { leaderboardRoutes } from './routes.ts';
export { OwnSummary } from './profile/own-summary.tsx';

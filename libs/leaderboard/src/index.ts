export { CompetitionsCard } from './competitions/competitions-card.tsx';
export { leaderboardRoutes } from './routes.ts';
export { OwnSummary } from './summary/own-summary.tsx';

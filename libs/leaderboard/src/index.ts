export { AchievementsCard } from './achievements/achievements-card.tsx';
export { HeadSlotProvider, type RenderHead } from './head/head-slot.tsx';
export { leaderboardRoutes } from './routes.ts';

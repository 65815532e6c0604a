export { NextStepCard } from './next-step/next-step-card.tsx';
export { journeyRoutes } from './routes.ts';

export { NextStepCard } from './next-step/next-step-card.tsx';
export { TodayCard } from './today/today-card.tsx';
export { requestNextStep } from './next-step/request-next-step.ts';
export { journeyRoutes } from './routes.ts';

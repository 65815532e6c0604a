export { DaysCard } from './days/days-card.tsx';
export { NextStepCard } from './home-cards/next-step-card.tsx';
export { TodayCard } from './home-cards/today-card.tsx';
export { requestNextStep } from './home-cards/endpoints.ts';
export { journeyRoutes } from './routes.ts';

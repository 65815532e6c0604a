import type { FeatureRoute } from '@sirah-trails/ui';
import { QuizLoading } from './quiz-loading.tsx';

const load = () => import('./quiz-screen.tsx').then((module) => module.QuizScreen);

/** The quiz in both spellings, with the chapter in the path or in the query. */
export const quizRoutes: readonly FeatureRoute[] = [
  '/learning-journey/quizz/:id',
  '/learning-journey/quizz',
  '/learning-journey/quiz/:id',
  '/learning-journey/quiz',
].map((path) => ({ path, access: 'gated', load, Skeleton: QuizLoading }) as const);

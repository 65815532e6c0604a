import type { FeatureRoute } from '@sirah-trails/ui';
import { BookLoading } from './book/book-loading.tsx';

/** The screens of the reader. */
export const readerRoutes: readonly FeatureRoute[] = [
  {
    path: '/discovery/:id',
    access: 'gated',
    load: () => import('./book/book-screen.tsx').then((module) => module.BookScreen),
    Skeleton: BookLoading,
  },
];

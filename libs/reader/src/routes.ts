import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { bookRoute } from './book/book-route.ts';

/** The screens of the reader. */
export const readerRoutes: readonly FeatureRoute[] = [bookRoute];

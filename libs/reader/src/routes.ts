import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const bookRoute: FeatureRoute = {
  path: links.book.path,
  access: 'gated',
  load: () => import('./book/book-parts.ts').then(({ bookParts }) => bookParts),
};

/** The screens of the reader. */
export const readerRoutes: readonly FeatureRoute[] = [bookRoute];

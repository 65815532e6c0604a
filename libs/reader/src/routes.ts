import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { preferences } from '@sirah-trails/ui';

export const bookRoute: FeatureRoute = {
  path: links.book.path,
  access: 'gated',
  load: () => import('./book-screens.ts').then(({ bookParts }) => bookParts),
};

export const readingRoute: FeatureRoute = {
  path: links.bookReader.path,
  access: 'gated',
  appearance: () => ({ 'data-page-colours': preferences.get().pageColours }),
  load: () => import('./book-screens.ts').then(({ readingParts }) => readingParts),
};

export const finishedRoute: FeatureRoute = {
  path: links.bookFinished.path,
  access: 'gated',
  load: () => import('./book-screens.ts').then(({ finishedParts }) => finishedParts),
};

export const shelfRoute: FeatureRoute = {
  path: links.books.path,
  access: 'gated',
  load: () => import('./list-screens.ts').then(({ shelfParts }) => shelfParts),
};

export const peopleRoute: FeatureRoute = {
  path: links.people.path,
  access: 'gated',
  load: () => import('./list-screens.ts').then(({ peopleParts }) => peopleParts),
};

export const glossaryRoute: FeatureRoute = {
  path: links.glossary.path,
  access: 'gated',
  load: () => import('./list-screens.ts').then(({ glossaryParts }) => glossaryParts),
};

export const activitiesRoute: FeatureRoute = {
  path: links.activities.path,
  access: 'gated',
  load: () => import('./list-screens.ts').then(({ activitiesParts }) => activitiesParts),
};

export const activityRoute: FeatureRoute = {
  path: links.activity.path,
  access: 'gated',
  load: () => import('./list-screens.ts').then(({ activityParts }) => activityParts),
};

/** The screens of the reader: the boot script takes the first that fits, and an end is no book. */
export const readerRoutes: readonly FeatureRoute[] = [
  bookRoute,
  finishedRoute,
  readingRoute,
  shelfRoute,
  peopleRoute,
  glossaryRoute,
  activitiesRoute,
  activityRoute,
];

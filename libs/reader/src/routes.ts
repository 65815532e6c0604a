import { links } from '@sirah-trails/api-client/links';
import { type FeatureRoute, route } from '@sirah-trails/screen-kit';
import { preferences } from '@sirah-trails/ui';

export const bookRoute = route('book', 'gated', links.book, () => import('./book/book-screen.tsx'));
export const finishedRoute = route(
  'book',
  'gated',
  links.bookFinished,
  () => import('./book/finished-screen.tsx'),
);
export const readingRoute = route(
  'book',
  'gated',
  links.bookReader,
  () => import('./reading/reading-screen.tsx'),
  {
    appearance: () => ({ wide: true, 'data-page-colours': preferences.get().pageColours }),
  },
);
export const shelfRoute = route('lists', 'gated', links.books, () => import('./catalogue/shelf-screen.tsx'));
export const peopleRoute = route(
  'lists',
  'gated',
  links.people,
  () => import('./catalogue/people-screen.tsx'),
);
export const glossaryRoute = route(
  'lists',
  'gated',
  links.glossary,
  () => import('./catalogue/glossary-screen.tsx'),
);
export const activitiesRoute = route(
  'lists',
  'gated',
  links.activities,
  () => import('./catalogue/activities-screen.tsx'),
);
export const activityRoute = route(
  'lists',
  'gated',
  links.activity,
  () => import('./catalogue/activity-screen.tsx'),
);

export const trialBookRoute = route(
  'book',
  'signed-out',
  links.trialBook,
  () => import('./reading/trial-book-screen.tsx'),
  { appearance: () => ({ ground: true }) },
);

/** Reader screens. The boot script takes the first match: `finishedRoute` precedes `readingRoute`, which also matches its URL. */
export const readerRoutes: readonly FeatureRoute[] = [
  bookRoute,
  finishedRoute,
  readingRoute,
  shelfRoute,
  peopleRoute,
  glossaryRoute,
  activitiesRoute,
  activityRoute,
  trialBookRoute,
];

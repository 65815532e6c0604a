import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const menuRoute: FeatureRoute = {
  path: links.settings.path,
  access: 'gated',
  load: () => import('./settings-screens.ts').then(({ menuParts }) => menuParts),
};

export const faqRoute: FeatureRoute = {
  path: links.faq.path,
  access: 'open',
  load: () => import('./open-screens.ts').then(({ faqParts }) => faqParts),
};

export const termsRoute: FeatureRoute = {
  path: links.terms.path,
  access: 'open',
  load: () => import('./open-screens.ts').then(({ termsParts }) => termsParts),
};

export const privacyRoute: FeatureRoute = {
  path: links.privacyPolicy.path,
  access: 'open',
  load: () => import('./open-screens.ts').then(({ privacyParts }) => privacyParts),
};

export const contactRoute: FeatureRoute = {
  path: links.contact.path,
  access: 'open',
  load: () => import('./open-screens.ts').then(({ contactParts }) => contactParts),
};

/** The screens of the settings. */
export const settingsRoutes: readonly FeatureRoute[] = [
  menuRoute,
  faqRoute,
  termsRoute,
  privacyRoute,
  contactRoute,
];

import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const menuRoute: FeatureRoute = {
  path: links.settings.path,
  access: 'gated',
  load: () => import('./menu/menu-parts.ts').then(({ menuParts }) => menuParts),
};

export const profileRoute: FeatureRoute = {
  path: links.settingsProfile.path,
  access: 'gated',
  load: () => import('./form-screens.ts').then(({ profileParts }) => profileParts),
};

export const passwordRoute: FeatureRoute = {
  path: links.changePassword.path,
  access: 'gated',
  load: () => import('./form-screens.ts').then(({ passwordParts }) => passwordParts),
};

export const accountRoute: FeatureRoute = {
  path: links.account.path,
  access: 'gated',
  load: () => import('./form-screens.ts').then(({ accountParts }) => accountParts),
};

export const playingRoute: FeatureRoute = {
  path: links.playing.path,
  access: 'gated',
  load: () => import('./preference-screens.ts').then(({ playingParts }) => playingParts),
};

export const readingRoute: FeatureRoute = {
  path: links.reading.path,
  access: 'gated',
  load: () => import('./preference-screens.ts').then(({ readingParts }) => readingParts),
};

export const feedbackRoute: FeatureRoute = {
  path: links.feedback.path,
  access: 'gated',
  load: () => import('./feedback-screens.ts').then(({ feedbackParts }) => feedbackParts),
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

export const aboutRoute: FeatureRoute = {
  path: links.about.path,
  access: 'open',
  load: () => import('./about/about-parts.ts').then(({ aboutParts }) => aboutParts),
};

export const contactRoute: FeatureRoute = {
  path: links.contact.path,
  access: 'open',
  load: () => import('./feedback-screens.ts').then(({ contactParts }) => contactParts),
};

/** The screens of the settings. */
export const settingsRoutes: readonly FeatureRoute[] = [
  menuRoute,
  profileRoute,
  passwordRoute,
  accountRoute,
  playingRoute,
  readingRoute,
  feedbackRoute,
  faqRoute,
  termsRoute,
  privacyRoute,
  aboutRoute,
  contactRoute,
];

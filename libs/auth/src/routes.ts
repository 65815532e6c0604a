import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { signUpStep } from './entry/sign-up-step.ts';

export const onboardingRoute: FeatureRoute = {
  path: links.onboarding.path,
  access: 'signed-out',
  load: () => import('./onboarding/first-visit-parts.ts').then(({ onboardingParts }) => onboardingParts),
};

export const signInRoute: FeatureRoute = {
  path: links.signIn.path,
  access: 'signed-out',
  load: () => import('./entry/sign-in-parts.ts').then(({ signInParts }) => signInParts),
};

/** Its steps are for everyone: they lead a learner on by themselves. */
export const signUpRoute: FeatureRoute = {
  path: links.signUp.path,
  access: (query) => (signUpStep(query) === null ? 'signed-out' : 'open'),
  load: () => import('./entry/sign-up-parts.tsx').then(({ signUpParts }) => signUpParts),
};

/** Open in any state: a learner may come from a mail while somebody is signed in. */
export const forgotPasswordRoute: FeatureRoute = {
  path: links.forgotPassword.path,
  access: 'open',
  load: () =>
    import('./password/forgot-password-parts.ts').then(({ forgotPasswordParts }) => forgotPasswordParts),
};

export const forgotPasswordSuccessRoute: FeatureRoute = {
  path: links.forgotPasswordSuccess.path,
  access: 'open',
  load: () =>
    import('./password/forgot-password-parts.ts').then(
      ({ forgotPasswordSuccessParts }) => forgotPasswordSuccessParts,
    ),
};

export const recoverAccountRoute: FeatureRoute = {
  path: links.recoverAccount.path,
  access: 'open',
  load: () =>
    import('./entry/recover-account-parts.ts').then(({ recoverAccountParts }) => recoverAccountParts),
};

/** Where Google and the mail of a sign-up return to: one screen. */
export const callbackRoutes: readonly FeatureRoute[] = [
  links.oauthVerification.path,
  links.oauthCallback.path,
  links.authCallback.path,
].map((path) => ({
  path,
  access: 'open',
  load: () => import('./entry/callback-parts.ts').then(({ callbackParts }) => callbackParts),
}));

export const menuRoute: FeatureRoute = {
  path: links.settings.path,
  access: 'gated',
  load: () => import('./settings/menu-parts.ts').then(({ menuParts }) => menuParts),
};

export const profileRoute: FeatureRoute = {
  path: links.settingsProfile.path,
  access: 'gated',
  load: () => import('./settings/form-screens.ts').then(({ profileParts }) => profileParts),
};

export const passwordRoute: FeatureRoute = {
  path: links.changePassword.path,
  access: 'gated',
  load: () => import('./settings/form-screens.ts').then(({ passwordParts }) => passwordParts),
};

export const accountRoute: FeatureRoute = {
  path: links.account.path,
  access: 'gated',
  load: () => import('./settings/form-screens.ts').then(({ accountParts }) => accountParts),
};

export const playingRoute: FeatureRoute = {
  path: links.playing.path,
  access: 'gated',
  load: () => import('./settings/preference-screens.ts').then(({ playingParts }) => playingParts),
};

export const readingRoute: FeatureRoute = {
  path: links.reading.path,
  access: 'gated',
  load: () => import('./settings/preference-screens.ts').then(({ readingParts }) => readingParts),
};

export const feedbackRoute: FeatureRoute = {
  path: links.feedback.path,
  access: 'gated',
  load: () => import('./settings/feedback-screens.ts').then(({ feedbackParts }) => feedbackParts),
};

export const faqRoute: FeatureRoute = {
  path: links.faq.path,
  access: 'open',
  load: () => import('./legal/open-screens.ts').then(({ faqParts }) => faqParts),
};

export const termsRoute: FeatureRoute = {
  path: links.terms.path,
  access: 'open',
  load: () => import('./legal/open-screens.ts').then(({ termsParts }) => termsParts),
};

export const privacyRoute: FeatureRoute = {
  path: links.privacyPolicy.path,
  access: 'open',
  load: () => import('./legal/open-screens.ts').then(({ privacyParts }) => privacyParts),
};

export const aboutRoute: FeatureRoute = {
  path: links.about.path,
  access: 'open',
  load: () => import('./legal/about-parts.ts').then(({ aboutParts }) => aboutParts),
};

export const contactRoute: FeatureRoute = {
  path: links.contact.path,
  access: 'open',
  load: () => import('./settings/feedback-screens.ts').then(({ contactParts }) => contactParts),
};

/** The screens of accounts and settings. */
export const authRoutes: readonly FeatureRoute[] = [
  onboardingRoute,
  signInRoute,
  signUpRoute,
  forgotPasswordRoute,
  forgotPasswordSuccessRoute,
  recoverAccountRoute,
  ...callbackRoutes,
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

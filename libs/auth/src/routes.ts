import { links } from '@sirah-trails/api-client/links';
import { type FeatureRoute, route } from '@sirah-trails/screen-kit';
import { signUpStep } from './entry/sign-up-step.ts';

export const onboardingRoute = route(
  'first-visit',
  'signed-out',
  links.onboarding,
  () => import('./onboarding/onboarding-screen.tsx'),
);
/** A failed return is open because a link may be opened during another learner's session. */
export const signInRoute = route(
  'sign-in',
  (query) => (query.get('error') ? 'open' : 'signed-out'),
  links.signIn,
  () => import('./entry/sign-in-screen.tsx'),
);
/** Steps are open because they redirect signed-in learners themselves. */
export const signUpRoute = route(
  'sign-up',
  (query) => (signUpStep(query) === null ? 'signed-out' : 'open'),
  links.signUp,
  () => import('./entry/sign-up-screen.tsx'),
);
/** Always open: a reset link may be opened during another learner's session. */
export const forgotPasswordRoute = route(
  'forgot-password',
  'open',
  links.forgotPassword,
  () => import('./password/forgot-password-screen.tsx'),
);
export const forgotPasswordSuccessRoute = route(
  'forgot-password',
  'open',
  links.forgotPasswordSuccess,
  () => import('./password/reset-done-screen.tsx'),
);
export const recoverAccountRoute = route(
  'recover-account',
  'open',
  links.recoverAccount,
  () => import('./entry/recover-account-screen.tsx'),
);
/** The shared screen for returns from Google and from the sign-up email. */
export const callbackRoutes = [links.oauthVerification, links.oauthCallback, links.authCallback].map((link) =>
  route('callback', 'open', link, () => import('./entry/callback-screen.tsx')),
);

export const menuRoute = route(
  'settings',
  'gated',
  links.settings,
  () => import('./settings/menu-screen.tsx'),
);
export const profileRoute = route(
  'account',
  'gated',
  links.settingsProfile,
  () => import('./settings/profile-screen.tsx'),
);
export const passwordRoute = route(
  'account',
  'gated',
  links.changePassword,
  () => import('./password/change-password-screen.tsx'),
);
export const accountRoute = route(
  'account',
  'gated',
  links.account,
  () => import('./account-data/account-screen.tsx'),
);
export const playingRoute = route(
  'preferences',
  'gated',
  links.playing,
  () => import('./settings/playing-screen.tsx'),
);
export const readingRoute = route(
  'preferences',
  'gated',
  links.reading,
  () => import('./settings/reading-screen.tsx'),
);
export const feedbackRoute = route(
  'feedback',
  'gated',
  links.feedback,
  () => import('./settings/feedback-screen.tsx'),
);
export const contactRoute = route(
  'feedback',
  'open',
  links.contact,
  () => import('./settings/contact-screen.tsx'),
);
export const faqRoute = route('legal', 'open', links.faq, () => import('./legal/faq-screen.tsx'));
export const termsRoute = route('legal', 'open', links.terms, () => import('./legal/terms-screen.tsx'));
export const privacyRoute = route(
  'legal',
  'open',
  links.privacyPolicy,
  () => import('./legal/privacy-screen.tsx'),
);
export const aboutRoute = route('about', 'open', links.about, () => import('./legal/about-screen.tsx'));

/** Account and settings routes. */
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

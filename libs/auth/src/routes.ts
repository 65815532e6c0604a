import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { signUpStep } from './sign-up/sign-up-step.ts';

export const onboardingRoute: FeatureRoute = {
  path: links.onboarding.path,
  access: 'signed-out',
  load: () => import('./first-visit/first-visit-parts.ts').then(({ onboardingParts }) => onboardingParts),
};

export const signInRoute: FeatureRoute = {
  path: links.signIn.path,
  access: 'signed-out',
  load: () => import('./sign-in/sign-in-parts.ts').then(({ signInParts }) => signInParts),
};

/** Its steps are for everyone: they lead a learner on by themselves. */
export const signUpRoute: FeatureRoute = {
  path: links.signUp.path,
  access: (query) => (signUpStep(query) === null ? 'signed-out' : 'open'),
  load: () => import('./sign-up/sign-up-parts.tsx').then(({ signUpParts }) => signUpParts),
};

/** Open in any state: a learner may come from a mail while somebody is signed in. */
export const forgotPasswordRoute: FeatureRoute = {
  path: links.forgotPassword.path,
  access: 'open',
  load: () =>
    import('./forgot-password/forgot-password-parts.ts').then(
      ({ forgotPasswordParts }) => forgotPasswordParts,
    ),
};

export const forgotPasswordSuccessRoute: FeatureRoute = {
  path: links.forgotPasswordSuccess.path,
  access: 'open',
  load: () =>
    import('./forgot-password/forgot-password-parts.ts').then(
      ({ forgotPasswordSuccessParts }) => forgotPasswordSuccessParts,
    ),
};

export const recoverAccountRoute: FeatureRoute = {
  path: links.recoverAccount.path,
  access: 'open',
  load: () =>
    import('./recover-account/recover-account-parts.ts').then(
      ({ recoverAccountParts }) => recoverAccountParts,
    ),
};

/** Where Google and the mail of a sign-up return to: one screen. */
export const callbackRoutes: readonly FeatureRoute[] = [
  links.oauthVerification.path,
  links.oauthCallback.path,
  links.authCallback.path,
].map((path) => ({
  path,
  access: 'open',
  load: () => import('./callback/callback-parts.ts').then(({ callbackParts }) => callbackParts),
}));

/** The screens of accounts. */
export const authRoutes: readonly FeatureRoute[] = [
  onboardingRoute,
  signInRoute,
  signUpRoute,
  forgotPasswordRoute,
  forgotPasswordSuccessRoute,
  recoverAccountRoute,
  ...callbackRoutes,
];

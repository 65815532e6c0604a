import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const signInRoute: FeatureRoute = {
  path: links.signIn.path,
  access: 'signed-out',
  load: () => import('./sign-in/sign-in-parts.ts').then(({ signInParts }) => signInParts),
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

/** The screens of accounts. */
export const authRoutes: readonly FeatureRoute[] = [
  signInRoute,
  forgotPasswordRoute,
  forgotPasswordSuccessRoute,
];

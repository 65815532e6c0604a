import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const signInRoute: FeatureRoute = {
  path: links.signIn.path,
  access: 'signed-out',
  load: () => import('./sign-in/sign-in-parts.tsx').then(({ signInParts }) => signInParts),
};

/** The screens of accounts. */
export const authRoutes: readonly FeatureRoute[] = [signInRoute];

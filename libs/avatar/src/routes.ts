import { links } from '@sirah-trails/api-client/links';
import type { FeatureRoute } from '@sirah-trails/screen-kit';

export const avatarRoute: FeatureRoute = {
  path: links.avatar.path,
  access: 'gated',
  load: () => import('./screen/avatar-screen.tsx').then(({ avatarParts }) => avatarParts),
};

/** The screens of the avatar. */
export const avatarRoutes: readonly FeatureRoute[] = [avatarRoute];

import { links } from '@sirah-trails/api-client/links';
import { route } from '@sirah-trails/screen-kit';

export const avatarRoute = route('avatar', 'gated', links.avatar, () => import('./screen/avatar-screen.tsx'));

export const trialTravellerRoute = route(
  'avatar',
  'signed-out',
  links.trialTraveller,
  () => import('./traveller/trial-traveller-screen.tsx'),
);

export const avatarRoutes = [avatarRoute, trialTravellerRoute];

import type { FeatureRoute, ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import scenery from './art/end-of-path.svg';

/** Any address that is not on the map. */
export const notFoundRoute: FeatureRoute = {
  path: '*',
  access: 'open',
  useFrame: useNotFoundFrame,
  Skeleton: () => null,
  load: () => import('./not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen),
};

function useNotFoundFrame(): ScreenFrame {
  const t = useMessages(en);
  return { title: t('web.not-found.title'), scenery, sceneryTall: true };
}

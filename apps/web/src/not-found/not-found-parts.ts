import type { ScreenParts, ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import scenery from './art/end-of-path.svg';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Any address that is not on the map. */
export const notFoundParts: ScreenParts = {
  useFrame: useNotFoundFrame,
  Content: NotFoundScreen,
};

function useNotFoundFrame(): ScreenFrame {
  const t = useMessages(en);
  return { title: t('web.not-found.title'), scenery, sceneryTall: true };
}

import { links } from '@sirah-trails/api-client/links';
import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { menuEn } from '../messages/menu-en.ts';
import { MenuScreen } from './menu-screen.tsx';

/** `/settings`: the menu. */
export const menuParts: ScreenParts = { useFrame: useMenuFrame, Content: MenuScreen, idle: preloadDialogs };

function useMenuFrame(): ScreenFrame {
  const t = useMessages(menuEn);
  return {
    title: t('settings.menu.title'),
    back: { to: links.home(), label: t('settings.menu.back') },
    landscape: true,
    ground: true,
  };
}

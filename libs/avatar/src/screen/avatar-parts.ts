import { profileQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { firstData, type RouteAddress, type ScreenFrame, type ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { categoryOf } from '../editor/categories.ts';
import { avatarQuery, itemsQuery } from '../endpoints/avatar.ts';
import { editorEn } from '../messages/editor-en.ts';
import { AvatarScreen } from './avatar-screen.tsx';

/** `/avatar`: the wardrobe of one's own traveller. */
export const avatarParts: ScreenParts = {
  useFrame: useAvatarFrame,
  Content: AvatarScreen,
  first: requestAvatar,
  variants: [{ item: 'head' }, { item: 'top' }, { item: 'pants' }, { item: 'shoes' }],
  prefetch: requestAvatar,
  idle: preloadDialogs,
};

function requestAvatar({ query }: RouteAddress, client: QueryClient) {
  return Promise.all([
    firstData(client, avatarQuery()),
    firstData(client, profileQuery()),
    firstData(client, itemsQuery(categoryOf(query))),
  ]);
}

function useAvatarFrame(): ScreenFrame {
  const t = useMessages(editorEn);
  return {
    title: t('avatar.title'),
    back: { to: links.home(), label: t('avatar.back') },
    landscape: true,
    wide: true,
  };
}

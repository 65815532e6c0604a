import type { AvatarItem } from '@sirah-trails/api-client';
import { useMessages } from '@sirah-trails/ui';
import { editorEn } from '../messages/editor-en.ts';

/** Says what gives a locked item. */
export function useHowToGet() {
  const t = useMessages(editorEn);
  return ({ related_world: world, unlocked_at_name: place }: AvatarItem): string => {
    if (!world) return t('avatar.locked.other');
    return place && place !== world
      ? t('avatar.locked.in-world', { place, world })
      : t('avatar.locked.world', { world });
  };
}

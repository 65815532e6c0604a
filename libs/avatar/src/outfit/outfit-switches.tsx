import type { Avatar } from '@sirah-trails/api-client';
import { Checkbox, useMessages } from '@sirah-trails/ui';
import type { Category } from './endpoints.ts';
import { avatarEn } from '../messages/avatar-en.ts';

interface OutfitSwitchesProps {
  /** Wheelchair for the skin tones, scarf for the heads. */
  category: Category;
  draft: { readonly outfit: Avatar; readonly change: (outfit: Avatar) => void };
}

/** Switches that are never locked. */
export function OutfitSwitches({ category, draft: { outfit, change } }: OutfitSwitchesProps) {
  const t = useMessages(avatarEn);
  if (category === 'skin_color' && outfit.wheelchair_layers)
    return (
      <Checkbox
        label={t('avatar.switch.wheelchair')}
        checked={outfit.wheelchair ?? false}
        onChange={({ target }) => change({ ...outfit, wheelchair: target.checked })}
      />
    );
  if (category === 'head' && outfit.head.with_scarf)
    return (
      <Checkbox
        label={t('avatar.switch.scarf')}
        checked={outfit.scarf ?? false}
        onChange={({ target }) => change({ ...outfit, scarf: target.checked })}
      />
    );
  return null;
}

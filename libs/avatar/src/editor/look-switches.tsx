import type { Avatar } from '@sirah-trails/api-client';
import { Checkbox, useMessages } from '@sirah-trails/ui';
import type { Category } from '../endpoints/avatar.ts';
import { editorEn } from '../messages/editor-en.ts';

interface LookSwitchesProps {
  /** The switches that go with it: the wheelchair with the skin, the scarf with the head. */
  category: Category;
  draft: { readonly look: Avatar; readonly change: (look: Avatar) => void };
}

/** What anybody may switch on; nothing of it has to be earned. */
export function LookSwitches({ category, draft: { look, change } }: LookSwitchesProps) {
  const t = useMessages(editorEn);
  if (category === 'skin_color' && look.wheelchair_layers)
    return (
      <Checkbox
        label={t('avatar.switch.wheelchair')}
        checked={look.wheelchair ?? false}
        onChange={({ target }) => change({ ...look, wheelchair: target.checked })}
      />
    );
  if (category === 'head' && look.head.with_scarf)
    return (
      <Checkbox
        label={t('avatar.switch.scarf')}
        checked={look.scarf ?? false}
        onChange={({ target }) => change({ ...look, scarf: target.checked })}
      />
    );
  return null;
}

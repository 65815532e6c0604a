import type { AvatarItem } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type Category, itemsQuery } from '../outfit/endpoints.ts';
import { avatarEn } from '../messages/avatar-en.ts';
import { ItemSlots } from './item-slots.tsx';
import { type BodyType, fits, hasItem } from '../outfit/outfit.ts';
import styles from './editor.module.css';
import { OutfitSwitches } from '../outfit/outfit-switches.tsx';
import type { Draft } from './use-draft.ts';

interface CategoryPanelProps {
  category: Category;
  bodyType: BodyType;
  draft: Draft;
  onWear: (item: AvatarItem) => void;
}

/** Items and switches of one category. */
export function CategoryPanel({ category, bodyType, draft, onWear }: CategoryPanelProps) {
  const t = useMessages(avatarEn);
  const query = useQuery(itemsQuery(category));
  const { outfit } = draft;
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" />} error={t('avatar.items.failed')}>
      {(items) => (
        <div className={styles.panel}>
          <ItemSlots
            label={t(`avatar.tab.${category}`)}
            name={category}
            // Worn items stay listed, even for another body type.
            items={items.filter((item) => fits(item, bodyType) || hasItem(outfit, item))}
            outfit={outfit}
            onWear={onWear}
          />
          <OutfitSwitches category={category} draft={draft} />
        </div>
      )}
    </QueryView>
  );
}

import type { AvatarItem } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type Category, itemsQuery } from '../endpoints/avatar.ts';
import { editorEn } from '../messages/editor-en.ts';
import { ItemSlots } from '../slots/item-slots.tsx';
import { type Figure, suits } from '../suits/suits.ts';
import { wears } from './choice.ts';
import styles from './editor.module.css';
import { LookSwitches } from './look-switches.tsx';
import type { Draft } from './use-draft.ts';

interface CategoryPanelProps {
  category: Category;
  figure: Figure;
  draft: Draft;
  onWear: (item: AvatarItem) => void;
}

/** What there is of one category. */
export function CategoryPanel({ category, figure, draft, onWear }: CategoryPanelProps) {
  const t = useMessages(editorEn);
  const query = useQuery(itemsQuery(category));
  const { look } = draft;
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" />} error={t('avatar.items.failed')}>
      {(items) => (
        <div className={styles.panel}>
          <ItemSlots
            label={t(`avatar.tab.${category}`)}
            name={category}
            // What is worn stays in sight, whomever it suits.
            items={items.filter((item) => suits(item, figure) || wears(look, item))}
            look={look}
            onWear={onWear}
          />
          <LookSwitches category={category} draft={draft} />
        </div>
      )}
    </QueryView>
  );
}

import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { AlertDialog, Button, LinkTabs, useLeaveGuard, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AvatarFigure } from '../figure/avatar-figure.tsx';
import { avatarEn } from '../messages/avatar-en.ts';
import { itemsQuery } from '../outfit/endpoints.ts';
import { type BodyType, fits, withItem } from '../outfit/outfit.ts';
import { categories, categoryOf } from './categories.ts';
import { CategoryPanel } from './category-panel.tsx';
import { SaveDraft } from './save-draft.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import styles from './editor.module.css';

interface EditorProps {
  saved: Avatar;
  bodyType: BodyType;
}

/** The wardrobe: five tabs of items, and the figure with the preview. */
export function Editor({ saved, bodyType }: EditorProps) {
  const t = useMessages(avatarEn);
  const navigate = useNavigate();
  const open = categoryOf(useSearchParams()[0]);
  const draft = useDraft(saved);
  usePreviewFromUrl(draft, bodyType);
  const tabs = categories.map((category) => ({
    key: category,
    to: links.avatar({ item: category }),
    text: t(`avatar.tab.${category}`),
    current: category === open,
  }));
  return (
    <>
      <div className={styles.editor}>
        <div className={styles.mirror}>
          <AvatarFigure avatar={draft.outfit} />
        </div>
        <div className={styles.wardrobe}>
          <LinkTabs label={t('avatar.tabs')} tabs={tabs} look="small" className={styles.tabs} />
          <CategoryPanel
            key={open}
            category={open}
            bodyType={bodyType}
            draft={draft}
            onWear={(item) => {
              draft.change(withItem(draft.outfit, item));
              void navigate(links.avatar({ item: open, itemId: item.id }), { replace: true });
            }}
          />
        </div>
      </div>
      <SaveDraft draft={draft} />
      <LeaveGuard draft={draft} />
    </>
  );
}

/** Previews the item in the URL when the screen opens, unless it is locked or does not fit. */
function usePreviewFromUrl(draft: Draft, bodyType: BodyType): void {
  const [query] = useSearchParams();
  const [itemId, setItemId] = useState(() => query.get('item_id'));
  const { data: items } = useQuery(itemsQuery(categoryOf(query)));
  if (itemId === null || !items) return;
  setItemId(null);
  const item = items.find(({ id }) => id === itemId);
  if (item?.status === 'unlocked' && fits(item, bodyType)) draft.change(withItem(draft.outfit, item));
}

/** Asks before the learner leaves an unsaved outfit. */
function LeaveGuard({ draft }: { draft: Draft }) {
  const t = useMessages(avatarEn);
  const { isAsking, stay, leave } = useLeaveGuard(draft.isChanged);
  return (
    <AlertDialog
      open={isAsking}
      title={t('avatar.leave.title')}
      actions={
        <>
          <Button onClick={stay}>{t('avatar.leave.stay')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              leave();
              draft.clear();
            }}
          >
            {t('avatar.leave.go')}
          </Button>
        </>
      }
    >
      {t('avatar.leave.text')}
    </AlertDialog>
  );
}

import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { LinkTabs, useMessages } from '@sirah-trails/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { AvatarFigure } from '../figure/avatar-figure.tsx';
import { editorEn } from '../messages/editor-en.ts';
import type { Figure } from '../suits/suits.ts';
import { categories, categoryOf } from './categories.ts';
import { CategoryPanel } from './category-panel.tsx';
import { wearing } from './choice.ts';
import styles from './editor.module.css';
import { LeaveEditor } from './leave-editor.tsx';
import { SaveLook } from './save-look.tsx';
import { useDraft } from './use-draft.ts';
import { useTryOnOfAddress } from './use-try-on-of-address.ts';

interface EditorProps {
  saved: Avatar;
  figure: Figure;
}

/** The wardrobe: five tabs of what there is to wear, and the figure that tries it on. */
export function Editor({ saved, figure }: EditorProps) {
  const t = useMessages(editorEn);
  const navigate = useNavigate();
  const open = categoryOf(useSearchParams()[0]);
  const draft = useDraft(saved);
  useTryOnOfAddress(draft, figure);
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
          <AvatarFigure avatar={draft.look} />
        </div>
        <div className={styles.wardrobe}>
          <LinkTabs label={t('avatar.tabs')} tabs={tabs} look="small" className={styles.tabs} />
          <CategoryPanel
            key={open}
            category={open}
            figure={figure}
            draft={draft}
            onWear={(item) => {
              draft.change(wearing(draft.look, item));
              void navigate(links.avatar({ item: open, itemId: item.id }), { replace: true });
            }}
          />
        </div>
      </div>
      <SaveLook draft={draft} />
      <LeaveEditor draft={draft} />
    </>
  );
}

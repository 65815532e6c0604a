import { Button, Dialog, IconButton, lazyComponent, LineIcon, Loader, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { boardEn } from '../messages/board-en.ts';
import styles from './share-button.module.css';

const ShareMyRank = lazyComponent(() => import('./share-my-rank.tsx').then((code) => code.ShareMyRank), {
  Loading: Loader,
});

/** Opens the dialog that shares the learner's rank. Its content loads with the first touch or focus of the button. */
export function ShareButton() {
  const t = useMessages(boardEn);
  const [open, setOpen] = useState(false);
  const preload = () => void ShareMyRank.load();
  return (
    <>
      <IconButton
        label={t('share.open')}
        aria-haspopup="dialog"
        className={styles.open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <LineIcon d={shareIcon} />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('share.title')}
        actions={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('share.close')}
          </Button>
        }
      >
        <ShareMyRank />
      </Dialog>
    </>
  );
}

/** Up and out of a tray: share. From Lucide (ISC). */
const shareIcon = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';

import {
  Button,
  Dialog,
  IconButton,
  lazyCode,
  LineIcon,
  Loader,
  MissingCode,
  useLazyCode,
  useMessages,
} from '@sirah-trails/ui';
import { useState } from 'react';
import { boardEn } from '../messages/board-en.ts';
import styles from './share-button.module.css';

const code = lazyCode(() => import('./share-my-rank.tsx').then(({ ShareMyRank }) => ShareMyRank));

/** Opens the dialog that shares the learner's rank. Its content loads with the first touch or focus of the button. */
export function ShareButton() {
  const t = useMessages(boardEn);
  const [open, setOpen] = useState(false);
  const preload = () => void code.load();
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
        <ShareOnDemand />
      </Dialog>
    </>
  );
}

function ShareOnDemand() {
  const state = useLazyCode(code);
  if (state.status === 'loaded') return <state.value />;
  return state.status === 'failed' ? <MissingCode onRetry={() => void code.load()} /> : <Loader />;
}

/** Up and out of a tray: share. From Lucide (ISC). */
const shareIcon = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';

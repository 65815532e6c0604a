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
import { frameEn } from '../messages/frame-en.ts';
import { shareSign } from './share-sign.ts';
import styles from './share-button.module.css';

const code = lazyCode(() => import('./share-my-place.tsx').then(({ ShareMyPlace }) => ShareMyPlace));

/** Opens the dialog that shares a place. What is in it comes with the first touch or focus of the button. */
export function ShareButton() {
  const t = useMessages(frameEn);
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
        <LineIcon d={shareSign} />
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

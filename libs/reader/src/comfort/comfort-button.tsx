import { IconButton, lazyCode, MissingCode, useLazyCode, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { readingEn } from '../messages/reading-en.ts';
import styles from './comfort-button.module.css';

const code = lazyCode(() => import('./comfort-dialog.tsx').then(({ ComfortDialog }) => ComfortDialog));

/** 'Aa': how the text of a page looks. Its dialog loads with the first tap. */
export function ComfortButton() {
  const t = useMessages(readingEn);
  const [open, setOpen] = useState(false);
  const state = useLazyCode(code, open);
  return (
    <>
      <IconButton
        label={t('reader.reading.comfort')}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{t('reader.reading.comfort.sign')}</span>
      </IconButton>
      {state.status === 'loaded' && <state.value open={open} onClose={() => setOpen(false)} />}
      {open && state.status === 'failed' && <MissingCode onRetry={() => void code.load()} />}
    </>
  );
}

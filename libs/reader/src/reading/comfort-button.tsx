import { IconButton, lazyComponent, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { bookEn } from '../messages/book.ts';
import styles from './comfort-button.module.css';

const ComfortDialog = lazyComponent(() => import('./comfort-dialog.tsx').then((code) => code.ComfortDialog), {
  isWanted: ({ open }) => open,
});

/** 'Aa' opens the display settings of pages; the dialog loads on the first tap. */
export function ComfortButton() {
  const t = useMessages(bookEn);
  const [open, setOpen] = useState(false);
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
      <ComfortDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

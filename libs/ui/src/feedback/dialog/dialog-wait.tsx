import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/use-messages.ts';
import { en } from '../../messages/en.ts';
import { Khatam } from '../../media/khatam.tsx';
import styles from './dialog-on-demand.module.css';

/** A dialog that is there sooner shows no flash of the veil; a tap is seen to have arrived within 100 ms. */
const patienceMs = 60;

/** The code of a dialog is on its way: the screen is veiled, and a tap on the veil gives up, if `onStop` is given. */
export function DialogWait({ onStop }: { onStop: (() => void) | undefined }) {
  const t = useMessages(en);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const veil = (
    <button
      type="button"
      aria-label={t('ui.wait.stop')}
      aria-disabled={onStop ? undefined : true}
      onClick={onStop}
      className={styles.veil}
    >
      <Khatam className={styles.star} />
    </button>
  );
  return createPortal(veil, document.body);
}

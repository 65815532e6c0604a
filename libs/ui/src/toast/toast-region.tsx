import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { useStore } from '../store/store.ts';
import { dismissToast, type ShownToast, toasts } from './toast.ts';
import { useHeld } from './use-held.ts';
import styles from './toast-region.module.css';

/** Where notices appear, one at a time. Mounted once, by the host. */
export function ToastRegion() {
  const t = useMessages(en);
  const [first] = useStore(toasts);
  return (
    <section aria-label={t('ui.toasts')} className={styles.region} data-position={first?.position}>
      {first && <Toast key={first.id} {...first} />}
    </section>
  );
}

function Toast({ id, text, durationMs }: ShownToast) {
  const t = useMessages(en);
  const notice = useRef<HTMLDivElement>(null);
  const held = useHeld(notice);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);
  return (
    <div ref={notice} className={styles.toast}>
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('ui.close')}
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

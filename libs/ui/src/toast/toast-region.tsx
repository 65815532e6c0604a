import { useStore } from 'zustand';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { Toast } from './toast-notice.tsx';
import { toasts } from './toast.ts';
import { toastsInSight } from './toasts-in-sight.ts';
import styles from './toast-region.module.css';

/** Where notices appear. Mounted once, by the host. */
export function ToastRegion() {
  const t = useMessages(en);
  const queue = useStore(toasts);
  return (
    <section aria-label={t('ui.toasts')}>
      {(['top', 'bottom'] as const).map((position) => {
        const shown = toastsInSight(queue, position);
        if (shown.length === 0) return null;
        return (
          <div key={position} className={styles.place} data-position={position}>
            {shown.map((toast) => (
              <Toast key={toast.id} {...toast} />
            ))}
          </div>
        );
      })}
    </section>
  );
}

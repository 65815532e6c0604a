import { useStore } from 'zustand';
import { lazyComponent } from './lazy-component.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { toasts } from './toast.ts';

const Toasts = lazyComponent(() => import('./toast-list.tsx').then((code) => code.ToastList), {
  Failed: null,
  isWanted: ({ wanted }: { wanted: boolean }) => wanted,
});

/** Preloads the toast code, which could not load when the network is lost. */
export const preloadToasts = Toasts.load;

/** Renders toasts. The host mounts it once, after its screens, because it adds scroll room. */
export function ToastRegion() {
  const t = useMessages(en);
  const hasToasts = useStore(toasts, (queue) => queue.length > 0);
  return (
    <section aria-label={t('ui.toasts')}>
      <Toasts wanted={hasToasts} />
    </section>
  );
}

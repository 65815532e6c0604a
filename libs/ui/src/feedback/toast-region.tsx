import { useStore } from 'zustand';
import { lazyComponent } from './lazy-component.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { toasts } from './toast.ts';

const Toasts = lazyComponent(() => import('./toast-list.tsx').then((code) => code.ToastList), {
  Failed: null,
  isWanted: ({ wanted }: { wanted: boolean }) => wanted,
});

/** Fetches the code that shows notices: the one about a lost network could not fetch it then. */
export const preloadToasts = Toasts.load;

/** Where notices appear. Mounted once, by the host, after its screens: the room to scroll past a notice is its own. */
export function ToastRegion() {
  const t = useMessages(en);
  const hasToasts = useStore(toasts, (queue) => queue.length > 0);
  return (
    <section aria-label={t('ui.toasts')}>
      <Toasts wanted={hasToasts} />
    </section>
  );
}

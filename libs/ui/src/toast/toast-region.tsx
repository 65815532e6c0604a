import { useStore } from 'zustand';
import { lazyCode, useLazyCode } from '../code/lazy-code.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { toasts } from './toast.ts';

const code = lazyCode(() => import('./toast-places.tsx').then(({ ToastPlaces }) => ToastPlaces));

/** Fetches the code that shows notices: the one about a lost network could not fetch it then. */
export function preloadToasts(): Promise<void> {
  return code.load();
}

/** Where notices appear. Mounted once, by the host, after its screens: the room to scroll past a notice is its own. */
export function ToastRegion() {
  const t = useMessages(en);
  const hasToasts = useStore(toasts, (queue) => queue.length > 0);
  const places = useLazyCode(code, hasToasts);
  return <section aria-label={t('ui.toasts')}>{places.status === 'loaded' && <places.value />}</section>;
}

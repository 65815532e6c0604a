import { toasts } from '../feedback/toast.ts';
import { silence, voices } from '../platform/live-region.tsx';

/**
 * Announced texts from now on, in order, including texts that the live region has dropped. Removes toasts of earlier
 * tests: a shown toast is not announced again.
 */
export function recordAnnouncements(): readonly string[] {
  silence();
  toasts.setState([], true);
  const texts: string[] = [];
  for (const { spoken } of Object.values(voices)) {
    spoken.subscribe(({ text }) => {
      if (text !== null) texts.push(text);
    });
  }
  return texts;
}

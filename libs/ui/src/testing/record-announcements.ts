import { toasts } from '../feedback/toast.ts';
import { silence, voices } from '../platform/live-region.tsx';

/**
 * Texts announced from now on, in order. The list keeps a text after the live region drops it. Removes the notices of earlier
 * tests: a notice that is already shown is not announced.
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

import { useEffect } from 'react';
import { announce, type Politeness } from './live-region.tsx';

/** Announces a text when it appears on screen and when it changes; nothing while it is absent. */
export function useAnnouncement(text: string | null | undefined, politeness: Politeness = 'polite'): void {
  useEffect(() => {
    if (text) announce(text, politeness);
  }, [text, politeness]);
}

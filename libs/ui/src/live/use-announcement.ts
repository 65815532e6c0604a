import { useEffect } from 'react';
import { announce, type Politeness } from './announce.ts';

/** Announces a text when it appears on screen and when it changes; nothing while it is absent. */
export function useAnnouncement(text: string | null | undefined, politeness: Politeness = 'polite'): void {
  useEffect(() => {
    if (text) announce(text, politeness);
  }, [text, politeness]);
}

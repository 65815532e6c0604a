import { useEffect } from 'react';
import { announce, type Politeness } from './announce.ts';

/** Says a text aloud when it appears on screen, and again whenever it is another one; nothing while there is none. */
export function useAnnouncement(text: string | null | undefined, politeness: Politeness = 'polite'): void {
  useEffect(() => {
    if (text) announce(text, politeness);
  }, [text, politeness]);
}

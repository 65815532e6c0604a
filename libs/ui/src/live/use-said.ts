import { type RefObject, useEffect, useRef } from 'react';
import { announce, type Politeness, retract } from './live-region.tsx';

/** Announces the text of an element when it appears and when it changes, and each time that it appears again. */
export function useSaid(element: RefObject<HTMLElement | null>, politeness: Politeness): void {
  const said = useRef('');
  useEffect(() => {
    const text = element.current?.textContent?.trim() ?? '';
    if (text === said.current) return;
    retract(said.current, politeness);
    said.current = text;
    if (text) announce(text, politeness);
  });
  useEffect(() => () => retract(said.current, politeness), [politeness]);
}

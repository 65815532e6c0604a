import { type RefObject, useEffect, useRef } from 'react';
import { announce, type Politeness } from './live-region.tsx';

/**
 * Announces the text of an element when it appears and when it changes.
 * `wording` puts it into a sentence, e.g. with the name of its field.
 */
export function useSaid(
  element: RefObject<HTMLElement | null>,
  politeness: Politeness,
  wording: (text: string) => string = (text) => text,
): void {
  const said = useRef('');
  useEffect(() => {
    const text = element.current?.textContent?.trim() ?? '';
    if (text === said.current) return;
    said.current = text;
    if (text) announce(wording(text), politeness);
  });
}

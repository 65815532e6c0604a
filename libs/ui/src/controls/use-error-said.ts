import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../platform/live-region.tsx';

/**
 * Announces the error of a field: when it appears as the field is left or the form is sent, and when it changes then. While
 * the learner types, the error on screen changes without a word.
 *
 * @param control id of the control
 * @param error element that holds the error, if there is one
 * @param wording puts the error into a sentence, with the name of its field
 */
export function useErrorSaid(
  control: string,
  error: RefObject<HTMLElement | null>,
  wording: (text: string) => string,
): void {
  const said = useRef('');
  const isTyping = useRef(false);
  const say = useRef(() => {});
  useEffect(() => {
    say.current = () => {
      const text = error.current?.textContent?.trim() ?? '';
      if (text === said.current || isTyping.current) return;
      said.current = text;
      if (text) announce(wording(text));
    };
    say.current();
  });
  useEffect(() => {
    const field = document.getElementById(control);
    const leaving = new AbortController();
    const { signal } = leaving;
    const pause = () => {
      isTyping.current = false;
      say.current();
    };
    field?.addEventListener('input', () => (isTyping.current = true), { signal });
    field?.addEventListener('focusout', pause, { signal });
    field?.closest('form')?.addEventListener('submit', pause, { signal });
    return () => leaving.abort();
  }, [control]);
}

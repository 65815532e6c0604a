import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../platform/live-region.tsx';

/**
 * Tells a learner who turns a carousel what came: the focus goes along where it was on the slide before, else the words are said.
 *
 * @param words of the slide that is shown
 * @returns the function to be called before the learner's turn; what turns by itself is silent
 */
export function useTold(stage: RefObject<HTMLElement | null>, current: number, words: string): () => void {
  const way = useRef<'focus' | 'words' | null>(null);
  const tell = useEffectEvent(() => {
    if (way.current === 'words') announce(words);
    if (way.current === 'focus')
      stage.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true });
    way.current = null;
  });
  useEffect(() => tell(), [current]);
  return () => {
    way.current = stage.current?.contains(document.activeElement) ? 'focus' : 'words';
  };
}

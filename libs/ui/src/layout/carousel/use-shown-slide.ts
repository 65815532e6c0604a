import { useState } from 'react';
import type { SlidePlace } from './slide.tsx';

/** The latest change of a carousel. */
interface Change {
  /** Index of the slide that is shown. */
  readonly current: number;
  /** Index of the one before it; null until the first change. */
  readonly left: number | null;
  /** The end of the line at which the new one comes in. */
  readonly end: 'end' | 'start';
}

/** Which of so many slides is shown. The last and the first lead to each other. */
export function useShownSlide(count: number) {
  const [change, setChange] = useState<Change>({ current: 0, left: null, end: 'end' });
  // The list may have become shorter.
  const current = Math.min(change.current, Math.max(count - 1, 0));
  const bring = (index: number, end: Change['end']) => setChange({ current: index, left: current, end });
  return {
    current,
    placeOf: (index: number) => placeOf(index, { ...change, current }),
    show: (index: number) => {
      if (index !== current) bring(index, index > current ? 'end' : 'start');
    },
    step: (by: 1 | -1) => {
      if (count > 1) bring((current + by + count) % count, by === 1 ? 'end' : 'start');
    },
  };
}

function placeOf(index: number, { current, left, end }: Change): SlidePlace {
  if (index === current) return left === null ? 'shown' : `from-${end}`;
  if (index === left) return end === 'end' ? 'to-start' : 'to-end';
  return 'away';
}

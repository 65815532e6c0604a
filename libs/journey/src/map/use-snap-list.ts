import { useReducedMotion } from '@sirah-trails/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** A scrolling list with one item in the middle: its index, and how to scroll to another. */
export function useSnapList(first: number) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(first);
  const isReduced = useReducedMotion();

  useLayoutEffect(() => {
    if (list.current) bringToMiddle(list.current, first, 'instant');
    // Only at the beginning: afterwards the learner decides what is visible.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    list,
    current,
    show: (index: number) => {
      if (list.current) bringToMiddle(list.current, index, isReduced ? 'instant' : 'smooth');
      setCurrent(index);
    },
    onScroll: () => {
      if (list.current) setCurrent(middleItem(list.current));
    },
  };
}

/** Measured in boxes on screen, so that it holds from right to left too. */
function bringToMiddle(list: Element, index: number, behavior: ScrollBehavior) {
  const item = list.children[index];
  if (item) list.scrollBy({ left: middle(item) - middle(list), behavior });
}

function middleItem(list: Element): number {
  const distances = Array.from(list.children, (item) => Math.abs(middle(item) - middle(list)));
  return distances.indexOf(Math.min(...distances));
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

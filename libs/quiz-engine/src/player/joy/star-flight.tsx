import { reducesMotion, StarShape } from '@sirah-trails/ui';
import { useLayoutEffect, useRef } from 'react';
import type { RunState } from '../../core/state/run-state.ts';
import styles from './star-flight.module.css';

/** As long as `--carousel`, in milliseconds. */
const flightMs = 500;

/** The star of a right answer, on its way from the answer to its place among the stars. Decorative; the player is its parent. */
export function StarFlight({ state: { phase, limits, quiet } }: { state: RunState }) {
  const star = useRef<HTMLSpanElement>(null);
  const isWon = phase.name === 'right' && limits.stars > 0 && !quiet;
  // Where the code came late, the star is in its place.
  const wasWon = useRef(isWon);
  useLayoutEffect(() => {
    const isNew = isWon && !wasWon.current;
    wasWon.current = isWon;
    const player = star.current?.parentElement;
    if (!star.current || !player) return;
    const flies = isNew && !reducesMotion();
    // The place among the stars fills when the star is there.
    player.style.setProperty('--star-flight', `${flies ? flightMs : 0}ms`);
    if (flies) fly(star.current, player);
  }, [isWon]);
  return (
    <span ref={star} className={styles.star} aria-hidden="true">
      <StarShape />
    </span>
  );
}

/** Moves by transforms and opacity alone, which cost no layout. */
function fly(star: HTMLElement, player: HTMLElement): void {
  const answer = player.querySelector('[data-key]') ?? player.querySelector('[data-answer]');
  const place = [...player.querySelectorAll('[data-kind="star"] [data-full]')].at(-1);
  if (!answer || !place || typeof star.animate !== 'function') return;
  const own = middleOf(star);
  const from = middleOf(answer);
  const to = middleOf(place);
  const at = (share: number, scale: number) => {
    const x = from.x + (to.x - from.x) * share - own.x;
    const y = from.y + (to.y - from.y) * share - own.y;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  star.animate(
    [
      { transform: at(0, 0.6), opacity: 0, easing: 'ease-out' },
      { transform: at(0, 2), opacity: 1, offset: 0.3, easing: 'ease-in-out' },
      { transform: at(1, 1), opacity: 1 },
    ],
    { duration: flightMs },
  );
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

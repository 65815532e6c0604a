import { Picture, reducesMotion, StarShape, usePreferences } from '@sirah-trails/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { RunState } from '../../core/state.ts';
import body from './art/body.svg';
import head from './art/head.svg';
import hourglass from './art/hourglass.svg';
import { companionMood, type CompanionMood } from './companion-mood.ts';
import styles from './joy.module.css';

/** As long as `--carousel`, in milliseconds. */
const flightMs = 500;

/** Decorative animations: hidden from screen readers, and never above a tap target. */
export function Joy({ state }: { state: RunState }) {
  const { phase, limits, quiet, deadline } = state;
  return (
    <>
      <Companion mood={companionMood(state)} hasClock={deadline !== null} />
      <StarFlight isWon={phase.name === 'right' && !quiet && limits.stars > 0} />
    </>
  );
}

export interface CompanionProps {
  readonly mood: CompanionMood | null;
  /** A question has time that runs. */
  readonly hasClock: boolean;
}

/** A camel that waits at the hourglass and moves with the run. Decorative; an input renders none of it. */
export const Companion = memo(function Companion({ mood, hasClock }: CompanionProps) {
  const { hiddenClock } = usePreferences();
  return (
    <span className={styles.companion} data-mood={mood ?? undefined} aria-hidden="true">
      {hasClock && !hiddenClock && <Part src={hourglass} />}
      <Part src={head} className={styles.head} />
      <Part src={body} />
    </span>
  );
});

const Part = memo(function Part({ src, className }: { src: string; className?: string | undefined }) {
  return <Picture src={src} alt="" loading="eager" fallback="data:," className={className} />;
});

/** The star of a right answer, on its way from the answer to the row of stars. Decorative; the player is its parent. */
const StarFlight = memo(function StarFlight({ isWon }: { isWon: boolean }) {
  const star = useRef<HTMLSpanElement>(null);
  // If this code loads after the answer, the star is in the row already.
  const wasWon = useRef(isWon);
  useLayoutEffect(() => {
    const isNew = isWon && !wasWon.current;
    wasWon.current = isWon;
    const player = star.current?.parentElement;
    if (!star.current || !player) return;
    const flies = isNew && !reducesMotion();
    // The star in the row fills when the flight ends.
    player.style.setProperty('--star-flight', `${flies ? flightMs : 0}ms`);
    if (flies) fly(star.current, player);
  }, [isWon]);
  return (
    <span ref={star} className={styles.star} aria-hidden="true">
      <StarShape />
    </span>
  );
});

/** Moves by transforms and opacity alone, which cost no layout. */
function fly(star: HTMLElement, player: HTMLElement): void {
  const answer = player.querySelector('[data-key]') ?? player.querySelector('[data-answer]');
  const target = [...player.querySelectorAll('[data-kind="star"] [data-full]')].at(-1);
  if (!answer || !target || typeof star.animate !== 'function') return;
  const own = middleOf(star);
  const from = middleOf(answer);
  const to = middleOf(target);
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

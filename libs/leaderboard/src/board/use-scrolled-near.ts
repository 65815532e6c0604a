import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How near the end of a list has to come, in pixels. */
const threshold = 200;

/** Calls `onNear` when a scroll brings the end of a list near; never without one. */
export function useScrolledNear(end: RefObject<Element | null>, onNear: () => void, active: boolean): void {
  const look = useEffectEvent(() => {
    const distance = (end.current?.getBoundingClientRect().top ?? Infinity) - window.innerHeight;
    if (distance < threshold) onNear();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = () => look();
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, [active]);
}

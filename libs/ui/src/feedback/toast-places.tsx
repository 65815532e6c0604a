import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Toast } from './toast-notice.tsx';
import { toasts } from './toast.ts';
import { toastsInSight } from './toasts-in-sight.ts';
import styles from './toast-places.module.css';

/** The notices at the upper end and at the lower edge, with the room at the end of the page for those below. */
export function ToastPlaces() {
  const queue = useStore(toasts);
  const end = useRef<HTMLDivElement>(null);
  const hasRoom = useRoom(
    end,
    queue.some(({ position }) => position === 'bottom'),
  );
  return (
    <>
      <div ref={end} className={styles.end} data-room={hasRoom || undefined} />
      {(['top', 'bottom'] as const).map((position) => {
        const shown = toastsInSight(queue, position);
        if (shown.length === 0) return null;
        return (
          <div key={position} className={styles.place} data-position={position}>
            {shown.map((toast) => (
              <Toast key={toast.id} {...toast} />
            ))}
          </div>
        );
      })}
    </>
  );
}

/** Room at the end of the page while a notice lies over it; then until it is out of view, so that nothing moves under a finger. */
function useRoom(end: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isKept, keep] = useState(false);
  if (isWanted && !isKept) keep(true);
  useEffect(() => {
    if (isWanted || !isKept) return undefined;
    const release = () => {
      const { top = 0 } = end.current?.getBoundingClientRect() ?? {};
      if (top >= window.innerHeight) keep(false);
    };
    release();
    window.addEventListener('scroll', release, { passive: true });
    return () => window.removeEventListener('scroll', release);
  }, [isWanted, isKept, end]);
  return isKept;
}

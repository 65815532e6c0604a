import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/icons.tsx';
import { closeSign } from '../media/signs.ts';
import { en } from '../messages/en.ts';
import { dismissToast, type ShownToast, toasts } from './toast.ts';
import styles from './toast-list.module.css';

/** Toasts at the top and bottom edge, with scroll room for the bottom ones. */
export function ToastList() {
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
          <div key={position} className={styles.stack} data-position={position}>
            {shown.map((toast) => (
              <Toast key={toast.id} {...toast} />
            ))}
          </div>
        );
      })}
    </>
  );
}

/**
 * Reserves room at the end of the page while a notice covers it, and then until it is out of view, to avoid a layout
 * shift under a finger.
 */
function useRoom(end: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isReserved, setReserved] = useState(false);
  if (isWanted && !isReserved) setReserved(true);
  useEffect(() => {
    if (isWanted || !isReserved) return undefined;
    const release = () => {
      const { top = 0 } = end.current?.getBoundingClientRect() ?? {};
      if (top >= window.innerHeight) setReserved(false);
    };
    release();
    window.addEventListener('scroll', release, { passive: true });
    return () => window.removeEventListener('scroll', release);
  }, [isWanted, isReserved, end]);
  return isReserved;
}

/** The visible toasts at a position: the oldest, up to the smallest limit among them. */
export function toastsInSight(
  queue: readonly ShownToast[],
  position: ShownToast['position'],
): readonly ShownToast[] {
  const here = queue.filter((one) => one.position === position);
  let room = Infinity;
  const crowded = here.findIndex(({ limit }, index) => {
    room = Math.min(room, Math.max(limit, 1));
    return index >= room;
  });
  return crowded === -1 ? here : here.slice(0, crowded);
}

/** One toast; its timer pauses while it has the pointer or the focus. With an action it has no timer. */
function Toast({ id, text, durationMs, action }: ShownToast) {
  const t = useMessages(en);
  const notice = useRef<HTMLDivElement>(null);
  const held = useHeld(notice);
  const waits = held || action !== undefined;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [waits, id, durationMs]);
  const act = () => {
    dismissToast(id);
    action?.onAct();
  };
  return (
    <div ref={notice} className={styles.toast}>
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.text}
        </button>
      )}
      <IconButton label={t('ui.close')} onClick={() => dismissToast(id)}>
        <LineIcon d={closeSign} />
      </IconButton>
    </div>
  );
}

function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    const leaving = new AbortController();
    const hold = (event: string, is: boolean) =>
      target?.addEventListener(event, () => setHeld(is), { signal: leaving.signal });
    hold('pointerenter', true);
    hold('focusin', true);
    hold('pointerleave', false);
    hold('focusout', false);
    return () => leaving.abort();
  }, [element]);
  return held;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/line-icons.tsx';
import { closeSign } from '../media/signs.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { en } from '../messages/en.ts';
import { dismissToast, type ShownToast } from './toast.ts';
import styles from './toast-places.module.css';

/** One notice; its time runs while it shows without pointer or focus. What offers an action waits for the learner. */
export function Toast({ id, text, durationMs, action }: ShownToast) {
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

/** Whether an element has the pointer or the focus. */
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

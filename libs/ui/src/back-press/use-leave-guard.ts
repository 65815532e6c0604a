import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { goBack, useBackPress } from './back-press.ts';

export interface LeaveGuard {
  /** The learner is about to leave, and has to be asked. */
  isAsking: boolean;
  stay: () => void;
  /** Goes where the learner was about to go. */
  leave: () => void;
}

/** While `active`, links to other screens and Back ask before they leave. Closing the page does not. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<(() => void) | null>(null);
  if (!active && way) setWay(null);
  useBackPress(active && !way, () => setWay(() => goBack));
  useEffect(() => {
    if (!active) return undefined;
    const onClick = (event: MouseEvent) => {
      const to = leadsTo(event);
      if (to === null) return;
      event.preventDefault();
      setWay(() => () => void navigate(to));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [active, navigate]);
  return { isAsking: way !== null, stay: () => setWay(null), leave: () => way?.() };
}

/** The address of another screen that a click opens in this tab; null where it opens none. */
function leadsTo({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank')
    return null;
  const { origin, pathname, search } = link;
  return origin === window.location.origin && pathname !== window.location.pathname
    ? pathname + search
    : null;
}

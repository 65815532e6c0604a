import { createContext, type RefCallback, useCallback, useContext } from 'react';

/** Receives whether the learner's own row is on screen; null where that is not watched. */
export const OwnRowContext = createContext<((isSeen: boolean) => void) | null>(null);

/** Share of the row that counts as on screen. */
const seenShare = 0.6;

/** Ref of a row that may be the learner's own: reports to the context whether it is on screen. */
export function useOwnRow<Target extends Element>(isOwn: boolean): RefCallback<Target> {
  const report = useContext(OwnRowContext);
  return useCallback(
    (element: Target | null) => {
      if (!element || !isOwn || !report || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => report(entries.at(-1)?.isIntersecting === true),
        { threshold: seenShare },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        report(false);
      };
    },
    [isOwn, report],
  );
}

import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Every navigation begins at the top of the page; a changed query in place does not move it. */
export function useScrollToTop() {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    if (type !== NavigationType.Replace) document.documentElement.scrollTop = 0;
  }, [key, type]);
}

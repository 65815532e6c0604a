import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Every navigation begins at the top of the page; a changed query in place does not move it. */
export function useScrollToTop() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(toTop, [pathname]);
  useLayoutEffect(() => {
    if (type !== NavigationType.Replace) toTop();
  }, [key, type]);
}

function toTop() {
  document.documentElement.scrollTop = 0;
}

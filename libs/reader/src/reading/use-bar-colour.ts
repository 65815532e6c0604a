import { useEffect } from 'react';

/** While a book is read, the bar of the browser has the colour of the page, in the colours that the learner has chosen. */
export function useBarColour(pageColours: string): void {
  useEffect(() => {
    // From now on the screen has its colours itself (`boot/first-data.js`).
    delete document.documentElement.dataset['night'];
    takePageColour();
    return takePageColour;
  }, [pageColours]);
}

function takePageColour(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.body).backgroundColor;
}

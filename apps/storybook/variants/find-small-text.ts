import { nameOf, shownElements, speaks } from './shown.ts';

/** Pixels of the smallest text that a child must read. */
const smallest = 16;

/** Smaller by intent. */
const exempt = [
  // The technical words of an error, for the grown-up who helps.
  'details *',
].join();

/** Names each text below 16 px. */
export function findSmallText(page: Document): string[] {
  const small = shownElements(page).filter(
    (element) =>
      speaks(element) &&
      parseFloat(getComputedStyle(element).fontSize) < smallest &&
      !element.matches(exempt),
  );
  return small.map(nameOf);
}

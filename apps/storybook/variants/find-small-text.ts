import { nameOf, shownElements, speaks } from './shown.ts';

/** Minimum text size in pixels. */
const smallest = 16;

/** Exceptions. */
const exempt = [
  // Technical error details for an adult.
  'details *',
].join();

/** Names elements with text below 16 px. */
export function findSmallText(page: Document): string[] {
  const small = shownElements(page).filter(
    (element) =>
      speaks(element) &&
      parseFloat(getComputedStyle(element).fontSize) < smallest &&
      !element.matches(exempt),
  );
  return small.map(nameOf);
}

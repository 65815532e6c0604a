import { faceOf } from './controls.ts';
import { nameOf } from './shown.ts';

const states = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'] as const;
const chosen = [
  'input:checked',
  ...states.map((state) => `:is(a, button, [role]):is([${state}]:not([${state}=false]))`),
].join();

/** Whether the page has a selected element. */
export function hasChoices(page: Document): boolean {
  return page.body.querySelector(chosen) !== null;
}

/** Names selected elements that look unselected, for forced colours, which drop most fills. */
export function findHiddenChoices(page: Document): string[] {
  const shown = [...page.body.querySelectorAll<HTMLElement>(chosen)].filter(
    (element) => faceOf(element).getClientRects().length > 0,
  );
  return shown.filter((element) => !differs(element)).map(nameOf);
}

/** Whether it looks different when unselected, or differs from an unselected sibling. */
function differs(element: HTMLElement): boolean {
  const look = lookOf(faceOf(element));
  return [unchosenLook(element), ...neighboursOf(element).map((other) => lookOf(faceOf(other)))].some(
    (other) => other !== look,
  );
}

function unchosenLook(element: HTMLElement): string {
  const face = faceOf(element);
  if (element instanceof HTMLInputElement) {
    element.checked = false;
    const look = lookOf(face);
    element.checked = true;
    return look;
  }
  const state = states.find((name) => element.hasAttribute(name)) ?? 'aria-checked';
  const value = element.getAttribute(state) ?? '';
  element.setAttribute(state, 'false');
  const look = lookOf(face);
  element.setAttribute(state, value);
  return look;
}

function neighboursOf(element: HTMLElement): HTMLElement[] {
  const list = element.closest('ul, ol, [role=radiogroup], [role=group], [role=tablist], fieldset');
  return [...(list?.querySelectorAll<HTMLElement>(element.localName) ?? [])].filter(
    (other) => !other.matches(chosen),
  );
}

/** Lines, fills and icons of an element, without text, position, size and the colour of lines, which differs in hue only. */
function lookOf(face: Element): string {
  const parts = [face, ...face.querySelectorAll('*')];
  const looks = parts.flatMap((part) => [null, '::before', '::after'].map((pseudo) => drawnBy(part, pseudo)));
  return [...new Set(looks)].sort().join('\n');
}

function drawnBy(part: Element, pseudo: string | null): string {
  const style = getComputedStyle(part, pseudo);
  if (pseudo && style.content === 'none') return '';
  if (style.visibility === 'hidden' || style.opacity === '0') return '';
  // Browsers draw the state of native boxes in every colour scheme.
  const drawnByBrowser = part.matches('input:checked') && style.appearance === 'auto';
  const { backgroundColor, borderTopStyle, borderTopWidth, borderBottomWidth } = style;
  const { outlineStyle, outlineWidth, fontWeight, textDecorationLine, maskImage } = style;
  return [
    ...[drawnByBrowser, backgroundColor, borderTopStyle, borderTopWidth, borderBottomWidth],
    ...[outlineStyle, outlineWidth, fontWeight, textDecorationLine, maskImage],
  ].join(' ');
}

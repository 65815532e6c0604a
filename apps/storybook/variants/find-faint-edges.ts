import { contrast, type HexColour } from '@sirah-trails/ui/testing';
import { faceOf, usableControls } from './controls.ts';
import { isClear, painted } from './painted.ts';
import { nameOf } from './shown.ts';

/** Minimum contrast of a control's edge. */
const needed = 3;

/** Names controls whose edge has less than 3:1. Text-only controls have no edge. */
export function findFaintEdges(page: Document): string[] {
  const faces = new Set(usableControls(page).map(faceOf));
  return [...faces].flatMap((face) => {
    const has = edgeContrast(face);
    return has === null || has >= needed ? [] : [`${nameOf(face)} ${has.toFixed(2)}:1`];
  });
}

/** Highest contrast among fill, border, ring and shadow; null without any. */
function edgeContrast(face: Element): number | null {
  const ground = groundBelow(face);
  const style = getComputedStyle(face);
  const fill = painted(ground, style.backgroundColor);
  const lines = [...bordersOf(style), ...shadowsOf(style)].map((colour) => painted(ground, colour));
  const marks = isClear(style.backgroundColor) ? lines : [fill, ...lines];
  if (marks.length === 0 || marks.every((mark) => mark === ground)) return null;
  return Math.max(
    ...marks.map((mark) => contrast(mark, ground)),
    ...lines.map((line) => contrast(line, fill)),
  );
}

/** Background behind an element, from fill colours only. */
function groundBelow(element: Element): HexColour {
  const fills: string[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    fills.unshift(getComputedStyle(parent).backgroundColor);
  }
  return painted(...fills);
}

function bordersOf(style: CSSStyleDeclaration): string[] {
  return (['Top', 'Right', 'Bottom', 'Left'] as const)
    .filter((side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) >= 1)
    .map((side) => style[`border${side}Color`])
    .filter((colour) => !isClear(colour));
}

/** Colours of shadows without blur, which draw rings and lower edges. */
function shadowsOf({ boxShadow }: CSSStyleDeclaration): string[] {
  const shadows = boxShadow.split(/,(?![^(]*\))/).map((shadow) => shadow.trim());
  return shadows.flatMap((shadow) => {
    const [, colour = '', lengths = ''] = /^(\S+\(.*?\)|\S+) (.*?)( inset)?$/.exec(shadow) ?? [];
    const [x = 0, y = 0, blur = 0, spread = 0] = lengths.split(' ').map(parseFloat);
    return blur === 0 && (x || y || spread) ? [colour] : [];
  });
}

import { contrast, type HexColour } from '../colour/contrast.ts';
import { GRAPHIC_CONTRAST, TEXT_CONTRAST } from '../colour/text-on.ts';
import {
  type BrandColour,
  brandColours,
  brandProperties,
  groundColours,
  inkColours,
  meaningColours,
  strongColours,
} from './colours.ts';
import { type WorldPalette } from './world-palettes.ts';

/** A colour that is read or seen on another, with the contrast that it needs and has. */
export interface ContrastPair {
  readonly name: string;
  readonly front: HexColour;
  readonly ground: HexColour;
  readonly needs: number;
  readonly has: number;
}

const pair = (name: string, front: HexColour, ground: HexColour, needs: number): ContrastPair => ({
  name,
  front,
  ground,
  needs,
  has: contrast(front, ground),
});

const text = (name: string, front: HexColour, ground: HexColour) => pair(name, front, ground, TEXT_CONTRAST);
const graphic = (name: string, front: HexColour, ground: HexColour) =>
  pair(name, front, ground, GRAPHIC_CONTRAST);

/** What is read and seen in a world. */
export function worldPairs(palette: WorldPalette): readonly ContrastPair[] {
  const grounds = ['sky', 'far', 'ground', 'path'] as const;
  return [
    ...grounds.map((role) => text(`ink on ${role}`, palette.ink, palette[role])),
    text('paper on accent', groundColours.paper, palette.accent),
    text('ink on paper', palette.ink, groundColours.paper),
    graphic('accent on path', palette.accent, palette.path),
    graphic('lock on path', palette.lock, palette.path),
    graphic('lock on paper', palette.lock, groundColours.paper),
  ];
}

/** What is read on the four fills of a theme. */
export function brandPairs(brand: Readonly<Record<BrandColour, HexColour>>): readonly ContrastPair[] {
  const shown = brandProperties(brand);
  return [
    text('text on primary', shown['color-on-primary'], brand.primary),
    text('text on shadow', shown['color-on-primary-shadow'], brand.shadow),
    text('text on surface', shown['color-on-primary-surface'], brand.surface),
    text('text on lightning', shown['color-on-primary-lightning'], brand.lightning),
  ];
}

const readOn = ['paper', 'sand-50', 'sand-100', 'sand-200', 'mint-100'] as const;

/** What is read and seen on sand and paper. */
export const basePairs: readonly ContrastPair[] = [
  ...brandPairs(brandColours),
  ...readOn.flatMap((ground) =>
    Object.entries(inkColours).map(([name, ink]) => text(`${name} on ${ground}`, ink, groundColours[ground])),
  ),
  text('ink on sand-300', inkColours.ink, groundColours['sand-300']),
  text('paper on ink', groundColours.paper, inkColours.ink),
  ...(['right', 'wrong', 'chosen'] as const).flatMap((meaning) => [
    text(`${meaning} on paper`, meaningColours[meaning], groundColours.paper),
    text(`${meaning} on ${meaning}-soft`, meaningColours[meaning], meaningColours[`${meaning}-soft`]),
    text(`ink on ${meaning}-soft`, inkColours.ink, meaningColours[`${meaning}-soft`]),
    text(`paper on ${meaning}`, groundColours.paper, meaningColours[meaning]),
  ]),
  text('error on paper', meaningColours.error, groundColours.paper),
  text('ink on star-light', inkColours.ink, meaningColours['star-light']),
  ...(['paper', 'sand-50', 'sand-100'] as const).flatMap((ground) => [
    graphic(`star on ${ground}`, meaningColours.star, groundColours[ground]),
    graphic(`heart on ${ground}`, meaningColours.heart, groundColours[ground]),
    graphic(`edge on ${ground}`, groundColours.edge, groundColours[ground]),
    graphic(`line with more contrast on ${ground}`, strongColours.line, groundColours[ground]),
    graphic(`focus on ${ground}`, meaningColours.focus, groundColours[ground]),
  ]),
];

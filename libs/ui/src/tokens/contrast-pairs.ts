import {
  type BrandColour,
  brandColours,
  brandProperties,
  groundColours,
  inkColours,
  meaningColours,
  strongColours,
} from './colours.ts';
import { contrast, GRAPHIC_CONTRAST, type HexColour, TEXT_CONTRAST } from './contrast.ts';
import type { PagePalette } from './page-palettes.ts';
import { type WorldPalette } from './world-palettes.ts';

/** A foreground and a background, with the required and the actual contrast. */
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

/** Contrast pairs of a world. */
export function worldPairs(
  palette: WorldPalette,
  paper: HexColour = groundColours.paper,
): readonly ContrastPair[] {
  const grounds = ['sky', 'far', 'ground', 'path'] as const;
  return [
    ...grounds.map((role) => text(`ink on ${role}`, palette.ink, palette[role])),
    text('paper on accent', paper, palette.accent),
    text('ink on paper', palette.ink, paper),
    graphic('accent on path', palette.accent, palette.path),
    graphic('lock on path', palette.lock, palette.path),
    graphic('lock on paper', palette.lock, paper),
  ];
}

/** Text on the four fills of a theme. */
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
const seenOn = ['paper', 'sand-50', 'sand-100'] as const;

/** Text and graphics on sand and paper, and on their replacements. */
export function groundPairs({
  ground,
  ink: inks,
  meaning,
}: Pick<PagePalette, 'ground' | 'ink' | 'meaning'>): readonly ContrastPair[] {
  return [
    ...readOn.flatMap((name) =>
      Object.entries(inks).map(([ink, colour]) => text(`${ink} on ${name}`, colour, ground[name])),
    ),
    text('ink on sand-300', inks.ink, ground['sand-300']),
    text('paper on ink', ground.paper, inks.ink),
    ...(['right', 'wrong', 'chosen'] as const).flatMap((name) => [
      text(`${name} on paper`, meaning[name], ground.paper),
      text(`${name} on ${name}-soft`, meaning[name], meaning[`${name}-soft`]),
      text(`ink on ${name}-soft`, inks.ink, meaning[`${name}-soft`]),
      text(`paper on ${name}`, ground.paper, meaning[name]),
    ]),
    text('error on paper', meaning.error, ground.paper),
    text('ink on star-light', inks.ink, meaning['star-light']),
    ...(['paper', 'mint-100'] as const).map((name) =>
      graphic(`mark of the brand on ${name}`, brandColours.shadow, ground[name]),
    ),
    ...seenOn.flatMap((name) => [
      graphic(`star on ${name}`, meaning.star, ground[name]),
      graphic(`heart on ${name}`, meaning.heart, ground[name]),
      graphic(`edge on ${name}`, ground.edge, ground[name]),
      graphic(`focus on ${name}`, meaning.focus, ground[name]),
    ]),
  ];
}

/** Contrast pairs of the app with its default colours. */
export const basePairs: readonly ContrastPair[] = [
  ...brandPairs(brandColours),
  ...groundPairs({ ground: groundColours, ink: inkColours, meaning: meaningColours }),
  ...seenOn.map((name) =>
    graphic(`line with more contrast on ${name}`, strongColours.line, groundColours[name]),
  ),
];

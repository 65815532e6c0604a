import {
  brandColours,
  brandProperties,
  groundColours,
  inkColours,
  meaningColours,
  strongColours,
  veils,
} from './colours.ts';
import { type PagePalette, pagePalettes } from './page-palettes.ts';
import {
  durations,
  easings,
  elevations,
  fontFamilies,
  measures,
  radii,
  readerSizes,
  spaces,
  textSizes,
} from './scales.ts';
import { plainPalette, type WorldPalette, worldPalettes } from './world-palettes.ts';

type Properties = Readonly<Record<string, string>>;

const HEAD = `/* Written from the typed tokens beside it: npx nx run ui:tokens. */
@layer tokens, base, components, screens;
`;
const IMPORTS = `
@import './base.css';
@import './fonts/stand-ins.css';
`;

/** Style sheet of all tokens, as custom properties of the root and of each world. */
export function tokensCss(): string {
  const still = timed(() => 0);
  return `${HEAD}${IMPORTS}
@layer tokens {
${rule(':root', [
  section('Brand: the theme of the provider may replace these.', brandProperties(brandColours)),
  section('Ground', prefixed('color', groundColours)),
  section('Ink', prefixed('color', inkColours)),
  section('Meaning: never by colour alone', { ...prefixed('color', meaningColours), ...veils }),
  section('The app itself, where no world is on screen', world(plainPalette)),
  section('Space', spaces),
  section('Form', { ...radii, ...elevations, ...measures }),
  section('Type', { ...fontFamilies, ...textSizes, ...readerSizes }),
  section('Motion', { ...timed((value) => value), ...easings }),
])}
${Object.entries(worldPalettes)
  .map(([name, palette]) => rule(`[data-world='${name}']`, [lines(world(palette))]))
  .join('\n')}
@media (prefers-contrast: more) {
${rule(':root', [lines(prefixed('color', strongColours))])}
}
${rule(":root[data-motion='reduced']", [lines(still)])}
@media (prefers-reduced-motion: reduce) {
${rule(':root', [lines(still)])}
}
}
`;
}

/**
 * Style sheet of the reading colours. It applies to the whole page, dialogs included, while the reading screen sets
 * its attribute.
 */
export function pageColoursCss(): string {
  const rules = (blocks: (palette: PagePalette) => string[]) =>
    Object.entries<PagePalette>(pagePalettes)
      .map(([name, palette]) => rule(`:root:has([data-page-colours='${name}'])`, blocks(palette)))
      .join('\n');
  return `${HEAD}
@layer tokens {
${rules(page)}
@media (prefers-contrast: more) {
${rules(({ ground, ink }) => [lines({ 'color-line': ground.edge, 'color-ink-soft': ink.ink })])}
}
}
`;
}

function page({ scheme, ground, ink, meaning, veils: ownVeils, world: palette }: PagePalette) {
  const colours = prefixed('color', { ...ground, ...ink, ...meaning });
  return [`color-scheme: ${scheme};`, lines({ ...colours, ...ownVeils, ...world(palette) })];
}

function rule(selector: string, blocks: readonly string[]): string {
  return `${selector} {\n${blocks.join('\n\n')}\n}\n`;
}

function section(title: string, properties: Properties): string {
  return `/* ${title} */\n${lines(properties)}`;
}

function lines(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');
}

function prefixed(prefix: string, properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [`${prefix}-${name}`, value]));
}

function world(palette: WorldPalette): Properties {
  return prefixed('world', palette);
}

function timed(change: (milliseconds: number) => number): Properties {
  return Object.fromEntries(Object.entries(durations).map(([name, value]) => [name, `${change(value)}ms`]));
}

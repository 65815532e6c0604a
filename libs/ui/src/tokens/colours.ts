import { type HexColour, textOn } from './contrast.ts';

/** The default brand. A provider's theme replaces it at run time, with computed text colours. */
export const brandColours = {
  primary: '#26b27a',
  shadow: '#2c8a59',
  surface: '#3ec17d',
  lightning: '#65cd97',
} as const satisfies Readonly<Record<string, HexColour>>;

export type BrandColour = keyof typeof brandColours;

/** Custom properties of the brand, with the text colour on each fill. */
export function brandProperties(brand: Readonly<Record<BrandColour, HexColour>>) {
  return {
    'color-primary': brand.primary,
    'color-primary-shadow': brand.shadow,
    'color-primary-surface': brand.surface,
    'color-primary-lightning': brand.lightning,
    'color-on-primary': textOn(brand.primary),
    'color-on-primary-shadow': textOn(brand.shadow),
    'color-on-primary-surface': textOn(brand.surface),
    'color-on-primary-lightning': textOn(brand.lightning),
  } as const;
}

/** Backgrounds: sand and paper. */
export const groundColours = {
  paper: '#fffdf8',
  'mint-100': '#e3f3e6',
  'sand-50': '#fdf8ee',
  'sand-100': '#f7edd8',
  'sand-200': '#efe0c0',
  'sand-300': '#e4cf9f',
  line: '#d9c9a3',
  edge: '#8f7f58',
  dusk: '#cfdcec',
} as const satisfies Readonly<Record<string, HexColour>>;

/** Text colours; never pure black. */
export const inkColours = {
  ink: '#21312a',
  'ink-soft': '#4d5f56',
  link: '#1d6b47',
} as const satisfies Readonly<Record<string, HexColour>>;

/** Meaning and reward: always with a word or a shape too. */
export const meaningColours = {
  right: '#0f766e',
  'right-soft': '#d5efe6',
  chosen: '#5b3fa0',
  'chosen-soft': '#ece5f9',
  wrong: '#92400e',
  'wrong-soft': '#fbe8cb',
  error: '#b42318',
  star: '#c2780a',
  'star-light': '#f2b53c',
  heart: '#c8503a',
  'heart-light': '#f3a793',
  focus: '#1d4ed8',
} as const satisfies Readonly<Record<string, HexColour>>;

/** Replacements for more contrast. */
export const strongColours = {
  line: '#6b5c36',
  edge: '#5c4e2b',
  'ink-soft': inkColours.ink,
} as const satisfies Readonly<Record<string, HexColour>>;

/** Translucent colours; `shade` is the RGB of all shadows. */
export const veils = {
  'color-veil': '#1c3026a6',
  'color-focus-halo': '#1d4ed833',
  shade: '60 44 12',
} as const;

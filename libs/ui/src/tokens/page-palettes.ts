import type { groundColours, inkColours, meaningColours, veils } from './colours.ts';
import type { HexColour } from './contrast.ts';
import type { WorldPalette } from './world-palettes.ts';

/** All colours of the app apart from the brand, by their roles. */
export interface PagePalette {
  /** CSS `color-scheme`; `only` prevents automatic darkening. */
  readonly scheme: 'only light' | 'dark';
  readonly ground: Readonly<Record<keyof typeof groundColours, HexColour>>;
  readonly ink: Readonly<Record<keyof typeof inkColours, HexColour>>;
  readonly meaning: Readonly<Record<keyof typeof meaningColours, HexColour>>;
  readonly veils: Readonly<Record<keyof typeof veils, string>>;
  readonly world: WorldPalette;
}

/** Replacements of sand and paper on the reading screen (preference `pageColours`). */
export const pagePalettes = {
  dark: {
    scheme: 'dark',
    ground: {
      paper: '#1b2824',
      'mint-100': '#1a3128',
      'sand-50': '#121b18',
      'sand-100': '#23322c',
      'sand-200': '#2b3c35',
      'sand-300': '#3a4d45',
      line: '#0a100e',
      edge: '#84998f',
      dusk: '#22304a',
    },
    ink: { ink: '#f3ecdc', 'ink-soft': '#bccabf', link: '#8fdcb2' },
    meaning: {
      right: '#6fd3c2',
      'right-soft': '#123a36',
      chosen: '#c3aef2',
      'chosen-soft': '#332b4d',
      wrong: '#f0b072',
      'wrong-soft': '#43301a',
      error: '#ff9d90',
      star: '#f0b23c',
      'star-light': '#7a5510',
      heart: '#f08a76',
      'heart-light': '#7a3b30',
      focus: '#8ab4ff',
    },
    veils: { 'color-veil': '#060a09cc', 'color-focus-halo': '#8ab4ff40', shade: '0 0 0' },
    world: {
      sky: '#1b2a44',
      far: '#2c3d4c',
      ground: '#34483f',
      path: '#46564b',
      accent: '#f0b072',
      ink: '#f3ecdc',
      lock: '#b4c3cc',
    },
  },
  contrast: {
    scheme: 'only light',
    ground: {
      paper: '#ffffff',
      'mint-100': '#f0f0f0',
      'sand-50': '#ffffff',
      'sand-100': '#f5f5f5',
      'sand-200': '#e6e6e6',
      'sand-300': '#cfcfcf',
      line: '#b3b3b3',
      edge: '#404040',
      dusk: '#e6e6e6',
    },
    ink: { ink: '#000000', 'ink-soft': '#1f1f1f', link: '#000000' },
    meaning: {
      right: '#005a50',
      'right-soft': '#e8f5f1',
      chosen: '#47289c',
      'chosen-soft': '#f0ebfc',
      wrong: '#7a3300',
      'wrong-soft': '#fdf0dc',
      error: '#a11208',
      star: '#8f5600',
      'star-light': '#ffd166',
      heart: '#a8301c',
      'heart-light': '#f3b3a6',
      focus: '#0033cc',
    },
    veils: { 'color-veil': '#000000b3', 'color-focus-halo': '#0033cc33', shade: '0 0 0' },
    world: {
      sky: '#ffffff',
      far: '#e2e2e2',
      ground: '#cccccc',
      path: '#f5f5f5',
      accent: '#7a3300',
      ink: '#000000',
      lock: '#4d4d4d',
    },
  },
} as const satisfies Readonly<Record<string, PagePalette>>;

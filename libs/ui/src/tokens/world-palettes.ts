import type { HexColour } from './contrast.ts';

/** Seven colour roles of a world: light and ground from top to bottom, then objects. */
export const worldRoles = ['sky', 'far', 'ground', 'path', 'accent', 'ink', 'lock'] as const;

export type WorldRole = (typeof worldRoles)[number];
export type WorldPalette = Readonly<Record<WorldRole, HexColour>>;

/** Palette without a world, or for a world without a palette. */
export const plainPalette: WorldPalette = {
  sky: '#cfe8f3',
  far: '#e9c98b',
  ground: '#d9ac62',
  path: '#f6e3b8',
  accent: '#b4552d',
  ink: '#4a3316',
  lock: '#8a6a3a',
};

/**
 * Palettes of the journey's worlds, the hidden world and the Infinity Trail, by theme key of the content pack. `ink`
 * is text on sky, far, ground and path, paper is text on `accent`; `accent` and `lock` are graphics on path.
 */
export const worldPalettes = {
  desert: {
    sky: '#a5d9d6',
    far: '#e3b08f',
    ground: '#e0ac63',
    path: '#f8e7bd',
    accent: '#b4552d',
    ink: '#4a3316',
    lock: '#7a5f38',
  },
  rivers: {
    sky: '#b5e0ee',
    far: '#8fc2c8',
    ground: '#86c095',
    path: '#f3e8c8',
    accent: '#0f6d83',
    ink: '#123c49',
    lock: '#4f7a80',
  },
  forest: {
    sky: '#cfe6cf',
    far: '#9cc495',
    ground: '#7fae74',
    path: '#eadfb6',
    accent: '#2f6b3a',
    ink: '#1d3a22',
    lock: '#5f7350',
  },
  grass: {
    sky: '#c9e9f2',
    far: '#b5d88c',
    ground: '#93c463',
    path: '#f4ebc1',
    accent: '#4f7a17',
    ink: '#2b4212',
    lock: '#6b7a4a',
  },
  rocky: {
    sky: '#d5dbe6',
    far: '#b9a99c',
    ground: '#ad9883',
    path: '#ede3d3',
    accent: '#8a4b2c',
    ink: '#3a2a20',
    lock: '#756555',
  },
  cave: {
    sky: '#c8bfe0',
    far: '#9d92b5',
    ground: '#b3a08e',
    path: '#efe0c8',
    accent: '#6a4a9c',
    ink: '#2a2140',
    lock: '#6b6280',
  },
  snow: {
    sky: '#d3e6f5',
    far: '#bccfe3',
    ground: '#e6eff6',
    path: '#f7fbfe',
    accent: '#2f6690',
    ink: '#1f3a54',
    lock: '#6a7f96',
  },
  cloud: {
    sky: '#cfe0fb',
    far: '#e0d4f2',
    ground: '#f1e2ee',
    path: '#fff8ec',
    accent: '#7a4f9a',
    ink: '#3b2b58',
    lock: '#7d7396',
  },
  hidden: {
    sky: '#f3cfc0',
    far: '#dda094',
    ground: '#ce9272',
    path: '#fbe9d0',
    accent: '#a13d52',
    ink: '#4a1f2b',
    lock: '#87606a',
  },
  endless: {
    sky: '#c7d3f5',
    far: '#a9b8e6',
    ground: '#96a6da',
    path: '#f2e9cf',
    accent: '#3a4bab',
    ink: '#1b2355',
    lock: '#626c9c',
  },
} as const satisfies Readonly<Record<string, WorldPalette>>;

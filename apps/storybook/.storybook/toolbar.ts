import { worldPalettes } from '@sirah-trails/ui/testing';
import type { Preview } from '@storybook/react-vite';
import { locales } from './locales.ts';
import { shownTheme, themes } from './themes.ts';

const entries = (items: Readonly<Record<string, { title: string }>>) =>
  Object.entries(items).map(([value, { title }]) => ({ value, title }));

/** Toolbar controls; a story sets them by `globals`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme of the content pack',
    toolbar: {
      icon: 'paintbrush',
      items: Object.entries(themes).map(([value, { name }]) => ({ value, title: name })),
      dynamicTitle: true,
    },
  },
  world: {
    description: 'World: around a component, and in place of the world of a screen',
    toolbar: { icon: 'globe', items: ['none', ...Object.keys(worldPalettes)], dynamicTitle: true },
  },
  locale: {
    description: 'Language',
    toolbar: { icon: 'comment', items: entries(locales), dynamicTitle: true },
  },
  direction: {
    description: 'Reading direction; that of the language by itself',
    toolbar: { icon: 'transfer', items: ['auto', 'ltr', 'rtl'], dynamicTitle: true },
  },
  textSize: {
    description: 'Text size in percent',
    toolbar: { icon: 'paragraph', items: ['100', '150', '200'], dynamicTitle: true },
  },
  textSpacing: {
    description: 'Space between letters, words and lines, as a reader may set it',
    toolbar: { icon: 'dashboard', items: ['normal', 'wide'], dynamicTitle: true },
  },
  contrast: {
    description: 'Contrast; the forced colours are an approximation of those of Windows',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'standard', title: 'Contrast of the app' },
        { value: 'more', title: 'More contrast' },
        { value: 'forced', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: { icon: 'play', items: ['full', 'reduced'], dynamicTitle: true },
  },
};

export const initialGlobals = {
  theme: shownTheme,
  world: 'none',
  locale: 'en',
  direction: 'auto',
  textSize: '100',
  textSpacing: 'normal',
  contrast: 'standard',
  motion: 'full',
};

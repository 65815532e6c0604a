import type { Surroundings } from '../.storybook/surroundings.ts';

/** The smallest screen that a story has to fit, in pixels. */
export const smallPhone = { width: 360, height: 640 };

/** What is turned around every story on the small phone, one after the other. */
export const variants: Readonly<Record<string, Partial<Surroundings>>> = {
  'a small phone': { motion: 'reduced' },
  'large text and longer words, from right to left': {
    textSize: '200',
    direction: 'rtl',
    locale: 'pseudo',
    motion: 'reduced',
  },
};

import type { Surroundings } from '../.storybook/surroundings.ts';

/** A screen, with what is turned around the story on it. */
export interface Variant {
  readonly name: string;
  /** In pixels. */
  readonly size: readonly [width: number, height: number];
  readonly surroundings: Partial<Surroundings>;
}

const sizes = {
  'smallest phone': [320, 640],
  'small phone': [360, 640],
  phone: [390, 844],
  'turned phone': [844, 390],
  laptop: [1280, 800],
} as const;

const spaced = { motion: 'reduced', textSpacing: 'wide' } as const;

/** Right to left with longer words is the hardest case of large text: it stands for plain large text on this size. */
const longest: Variant = {
  name: 'small phone, large text and longer words, from right to left',
  size: sizes['small phone'],
  surroundings: { motion: 'reduced', textSize: '200', direction: 'rtl', locale: 'pseudo' },
};

function variant(size: keyof typeof sizes, more: Partial<Surroundings> = {}): Variant {
  const name = more.textSize ? `${size}, large text, text spacing` : `${size}, text spacing`;
  return { name, size: sizes[size], surroundings: { ...spaced, ...more } };
}

const large = { textSize: '200' };

/** What can affect a component: little width, large text and long words. Beyond that it does not know its screen. */
export const componentVariants: readonly Variant[] = [
  variant('smallest phone'),
  variant('smallest phone', large),
  longest,
];

/** All sizes with text spacing, each in large text too. */
export const screenVariants: readonly Variant[] = [
  ...(['small phone', 'phone', 'turned phone', 'laptop', 'smallest phone'] as const).map((size) =>
    variant(size),
  ),
  ...(['phone', 'turned phone', 'laptop', 'smallest phone'] as const).map((size) => variant(size, large)),
  longest,
];

import type { Surroundings } from '../.storybook/surroundings.ts';

/** A viewport size and toolbar settings that a story is laid out in. */
export interface Variant {
  readonly name: string;
  /** Pixels. */
  readonly size: readonly [width: number, height: number];
  readonly surroundings: Partial<Surroundings>;
}

/** Tags and parameters of a Storybook story. */
export interface StoryFacts {
  readonly tags: readonly string[];
  readonly parameters: { readonly layout?: string };
}

const sizes = {
  'smallest phone': [320, 640],
  'small phone': [360, 640],
  phone: [390, 844],
  'turned phone': [844, 390],
  laptop: [1280, 800],
} as const;

const spaced = { motion: 'reduced', textSpacing: 'wide' } as const;

/** Right to left with longer words is the hardest case of large text, so this size has no plain large text. */
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

/** Components depend on width, text size and text length only. */
const componentVariants: readonly Variant[] = [
  variant('smallest phone'),
  variant('smallest phone', large),
  longest,
];

/** All sizes with text spacing, each in large text too. */
const screenVariants: readonly Variant[] = [
  ...(['small phone', 'phone', 'turned phone', 'laptop', 'smallest phone'] as const).map((size) =>
    variant(size),
  ),
  ...(['phone', 'turned phone', 'laptop', 'smallest phone'] as const).map((size) => variant(size, large)),
  longest,
];

export const isScreen = ({ parameters }: StoryFacts) => parameters.layout === 'fullscreen';

/**
 * Variants of a story: the first story of a file, and each sheet tagged `states`, is checked in all variants of a screen or
 * component; every other story and those tagged `!variants` in none.
 */
export function variantsOf(story: StoryFacts, isFirst: boolean): readonly Variant[] {
  const { tags } = story;
  if (!tags.includes('variants') || !(isFirst || tags.includes('states'))) return [];
  return isScreen(story) ? screenVariants : componentVariants;
}

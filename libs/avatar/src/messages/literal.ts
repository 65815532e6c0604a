import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { avatarEn } from './avatar-en.ts';

/** The specification's texts where the catalogue corrects them, for a provider with the catalogue `literal`. */
export const literal = defineMessages({
  'avatar.figure.failed': 'Faild to load image',
  'avatar.tab.shoes': 'Jewelry',
} satisfies Overrides<typeof avatarEn & typeof avatarEn>);

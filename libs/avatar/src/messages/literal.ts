import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { avatarEn } from './avatar-en.ts';

/** The words of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'avatar.figure.failed': 'Faild to load image',
  'avatar.tab.shoes': 'Jewelry',
} satisfies Overrides<typeof avatarEn & typeof avatarEn>);

import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { popupsEn } from './popups-en.ts';

/** The texts of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'quiz.progress.stay': 'Continue the Current Trail',
  'quiz.progress.next': 'Continue to Next Trail',
  'quiz.progress.rewards': 'Continue to Next Trail',
  'quiz.progress.finish': 'Continue to Next Trail',
} satisfies Overrides<typeof popupsEn>);

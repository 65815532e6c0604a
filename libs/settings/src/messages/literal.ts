import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { legalEn } from './legal-en.ts';

/** The words of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'settings.legal.terms': 'Terms of Conditions',
} satisfies Overrides<typeof legalEn>);

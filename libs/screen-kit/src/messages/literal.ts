import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { formEn } from './form-en.ts';

/** Specified texts that `en` corrects, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'kit.form.other': 'Terjadi kesalahan',
} satisfies Overrides<typeof formEn>);

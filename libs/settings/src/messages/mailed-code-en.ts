import { defineMessages } from '@sirah-trails/ui';

/** The words around a code that proves whose account this is. */
export const mailedCodeEn = defineMessages({
  'settings.code.send': 'Send me a code',
  'settings.code.have': 'I have a code already',
  'settings.code.lead': 'Our mail to {email} has six digits. They work for 10 minutes.',
});

import { defineMessages } from '@sirah-trails/ui';

/** The words around a mailed code. */
export const codeEn = defineMessages({
  'kit.code.label': 'Code',
  'kit.code.hint': 'The six digits from our mail',
  'kit.code.required': 'Code is required',
  'kit.code.unfinished': 'The code has six digits',
  'kit.code.missing': 'No mail yet? It can take a minute. Have a look in the spam folder too.',
  'kit.code.resend': 'Send a new code',
  'kit.code.sent-again': 'A new code is on its way. The one before stops working.',
});

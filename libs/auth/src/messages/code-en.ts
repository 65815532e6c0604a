import { defineMessages } from '@sirah-trails/ui';

/** The words around a mailed code. */
export const codeEn = defineMessages({
  'auth.code.label': 'Code',
  'auth.code.hint': 'The six digits from our mail',
  'auth.code.required': 'Code is required',
  'auth.code.unfinished': 'The code has six digits',
  'auth.code.missing': 'No mail yet? It can take a minute. Have a look in the spam folder too.',
  'auth.code.resend': 'Send a new code',
  'auth.code.sent-again': 'A new code is on its way. The one before stops working.',
});

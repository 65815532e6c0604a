import { defineMessages } from '../i18n/define-messages.ts';

/** The words of reading aloud: they load with its code. */
export const readAloudEn = defineMessages({
  'ui.read-aloud': 'Read to me',
});

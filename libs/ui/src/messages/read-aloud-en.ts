import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of read-aloud, in its chunk. */
export const readAloudEn = defineMessages({
  'ui.read-aloud': 'Read to me',
});

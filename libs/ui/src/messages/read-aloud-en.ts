import { defineMessages } from '../i18n/define-messages.ts';

export const readAloudEn = defineMessages({
  'ui.read-aloud': 'Read to me',
});

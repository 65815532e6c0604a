import { defineMessages } from '../i18n/define-messages.ts';

export const referencesEn = defineMessages({
  'ui.references.says': 'How do we know?',
  'ui.references.recalls': 'See also',
});

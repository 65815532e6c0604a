import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of references. */
export const referencesEn = defineMessages({
  'ui.references.says': 'How do we know?',
  'ui.references.recalls': 'See also',
});

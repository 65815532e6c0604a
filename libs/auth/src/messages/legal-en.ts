import { defineMessages } from '@sirah-trails/ui';

/** Legal page titles. */
export const legalEn = defineMessages({
  'settings.legal.faq': 'FAQ',
  'settings.legal.terms': 'Terms and Conditions',
  'settings.legal.privacy': 'Privacy Policy',
  'settings.legal.readers': 'Who reads it?',
  'settings.legal.children': 'For children',
  'settings.legal.parents': 'For parents',
});

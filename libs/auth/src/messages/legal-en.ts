import { defineMessages } from '@sirah-trails/ui';

/** Titles of the legal pages. */
export const legalEn = defineMessages({
  'settings.legal.faq': 'FAQ',
  'settings.legal.terms': 'Terms and Conditions',
  'settings.legal.privacy': 'Privacy Policy',
  'settings.legal.readers': 'Who reads it?',
  'settings.legal.children': 'For children',
  'settings.legal.parents': 'For parents',
});

import { defineMessages } from '@sirah-trails/ui';

/** The words around the small print, and of the way to reach people. */
export const legalEn = defineMessages({
  'settings.legal.faq': 'FAQ',
  'settings.legal.terms': 'Terms and Conditions',
  'settings.legal.privacy': 'Privacy Policy',
  'settings.legal.readers': 'Who reads it?',
  'settings.legal.children': 'For children',
  'settings.legal.parents': 'For parents',
  'settings.contact.title': 'Contact HQ',
  'settings.contact.lead': 'Got a question, an idea, or something that is broken? We read every message.',
  'settings.contact.mail': 'Write to {email}',
  'settings.contact.no-mail': 'Ask the grown-up who gave you this app. They can help you.',
  'settings.contact.faq': 'Read the FAQ',
});

import { defineMessages } from '@sirah-trails/ui';

/** The words of the way to reach people. */
export const contactEn = defineMessages({
  'settings.contact.title': 'Contact HQ',
  'settings.contact.lead': 'Got a question, an idea, or something that is broken? We read every message.',
  'settings.contact.mail': 'Write to {email}',
  'settings.contact.lead.no-mail':
    'Got a question, an idea, or something that is broken? Here is how to get help.',
  'settings.contact.grown-up':
    'Ask a grown-up first: a parent, a teacher, or the person who gave you this app. Two heads are better than one!',
  'settings.contact.owner': 'This app comes to you from {owner}.',
  'settings.contact.below': 'Or write to us right here, below. A person reads every message.',
  'settings.contact.account':
    'With an account, you can also write to us right here. A person reads every message.',
  'settings.contact.sign-in': 'Sign in and write to us',
  'settings.contact.faq': 'Read the FAQ',
});

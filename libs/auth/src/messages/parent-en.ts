import { defineMessages } from '@sirah-trails/ui';

/** The words of a parent's or guardian's consent. */
export const parentEn = defineMessages({
  'auth.parent.label': 'My parent or guardian has read this with me and agrees',
  'auth.parent.required': 'Parental guide should be ticked to create an account',
  'auth.parent.read': 'Read it together:',
  'auth.parent.terms': 'Terms',
  'auth.parent.privacy-children': 'Privacy for children',
  'auth.parent.privacy-parents': 'Privacy for parents',
  'auth.parent.short': 'Terms and privacy',
  'auth.parent.short.what':
    'To open your trail, we keep your username, your email, your name, your age group and what you play and read here.',
  'auth.parent.short.who': 'Other learners see your username, your avatar and your stars, and nothing else.',
  'auth.parent.short.owner': '{owner} is in charge of {product}.',
  'auth.parent.short.ask': 'Questions? Write to {email}',
  'auth.parent.failed': "This page didn't open. Let's try that again!",
});

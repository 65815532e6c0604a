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
});

import { defineMessages } from '@sirah-trails/ui';
import { sharedEn } from './shared-en.ts';

/** Account recovery messages. */
export const recoverAccountEn = defineMessages({
  ...sharedEn,
  'auth.recover.title': 'Recover Account',
  'auth.recover.back': 'Sign in',
  'auth.recover.lead': 'Tell us what happened. A person reads your message and answers by email.',
  'auth.recover.message': 'Your message',
  'auth.recover.message.placeholder':
    'Briefly explain what happened and why you need to recover your account',
  'auth.recover.message.required': 'Message is required',
  'auth.recover.submit': 'Recover Account',
  'auth.recover.account': 'Have an account?',
  'auth.recover.sign-in': 'Sign in here',
  'auth.recover.confirm.title': 'Account Recovery',
  'auth.recover.confirm.text': 'Are you sure you want to send your recovery request?',
  'auth.recover.confirm.email': 'Email',
  'auth.recover.confirm.reason': 'Reason',
  'auth.recover.confirm.send': 'Request Account Recovery',
  'auth.recover.confirm.discard': 'Keep editing',
  'auth.recover.sent.title': 'Recovery Request Sent',
  'auth.recover.sent.text':
    "Your request was submitted. If you find a mail from us, press its button first. Then please wait for the administrator's response to activate your account.",
  'auth.recover.sent.help': 'Questions? Write to us:',
  'auth.recover.sent.close': 'Close Message',
});

import { defineMessages } from '@sirah-trails/ui';

/** The words of what others see, of the learner's data, and of the way to delete the account. */
export const accountEn = defineMessages({
  'settings.account.title': 'My account and data',
  'settings.account.none': 'This app has nothing to change here.',
  'settings.hide.label': 'Hide me from the boards',
  'settings.hide.hint': "Other learners won't see you on the boards, and nobody can open your profile.",
  'settings.hide.failed': "We couldn't save that. Please choose again.",
  'settings.hide.unread': "We couldn't see what you chose. Let's try that again!",
  'settings.export.title': 'My data',
  'settings.export.lead': 'Everything we keep about you, in one file. A grown-up can help you read it.',
  'settings.export.submit': 'Download my data',
  'settings.export.done': 'Your file is ready. Look in your downloads!',
  'settings.delete.title': 'Delete my account',
  'settings.delete.lead':
    "Talk to a grown-up first. Your profile, your stars and your whole journey will be gone, and we can't bring them back.",
  'settings.delete.begin': 'Delete my account',
  'settings.delete.first.title': 'Delete your account?',
  'settings.delete.first.text':
    'You will lose your profile, all your stars and your progress. If you only need a break, sign out instead. Everything will wait for you.',
  'settings.delete.first.yes': 'Yes, go on',
  'settings.delete.keep': 'Keep my account',
});

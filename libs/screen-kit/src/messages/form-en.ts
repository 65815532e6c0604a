import { defineMessages } from '@sirah-trails/ui';

/** Form messages. A separate catalogue because they load with the first form. */
export const formEn = defineMessages({
  'kit.form.network': "We can't connect right now. Check your internet and try again.",
  'kit.form.timeout': 'That took too long. Please try again.',
  'kit.form.other': 'An error occurred',
  'kit.form.wait.seconds': 'You can try again in {count, plural, one {# second} other {# seconds}}.',
  'kit.form.wait.minutes': 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
  'kit.form.wait.over': 'You can try again now.',
});

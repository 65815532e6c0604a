import { defineMessages } from '@sirah-trails/ui';

/** The words of a page. */
export const pageEn = defineMessages({
  'reader.page.simple': 'Short and simple',
  'reader.page.question': 'What do you think?',
  'reader.page.quiet': 'This book tells of a sad time. Take your time, and read it with someone you love.',
  'reader.page.think-further': 'Think further',
});

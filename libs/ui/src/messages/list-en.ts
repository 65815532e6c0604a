import { defineMessages } from '../i18n/define-messages.ts';

export const listEn = defineMessages({
  'ui.list.more': 'Show more',
  'ui.list.more.error': "We couldn't load the next ones.",
  'ui.list.more.retry': 'Try again',
});

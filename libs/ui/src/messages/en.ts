import { defineMessages } from '../i18n/define-messages.ts';

export const en = defineMessages({
  'ui.back': 'Back to {place}',
  'ui.close': 'Close',
  'ui.error.title': 'Something went wrong',
  'ui.error.message': "It wasn't your fault. Please try again.",
  'ui.error.retry': 'Try again',
  'ui.field.error': '{field}: {error}',
  'ui.field.optional': '(optional)',
  'ui.honorifics.saw': '(peace and blessings be upon him)',
  'ui.loading': 'Loading',
  'ui.offline.title': 'No internet right now',
  'ui.offline.message': 'This will continue by itself as soon as the internet is back.',
  'ui.ordinal': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'ui.password.show': 'Show password',
  'ui.password.hide': 'Hide password',
  'ui.screen.skip': 'Skip to the content',
  'ui.toasts': 'Notices',
  'ui.unreachable.title': "We can't get through right now",
  'ui.unreachable.message': "The internet may be slow or gone. We'll keep trying.",
  'ui.wait.stop': 'Stop waiting',
});

import { defineMessages } from '@sirah-trails/ui';

/** The words of books that are kept on the device. */
export const offlineEn = defineMessages({
  'reader.offline.keep': 'Keep on this device',
  'reader.offline.done': 'Kept! You can read it without internet now.',
  'reader.offline.noRoom':
    'This device has no room for the book right now. Remove another one and try again.',
  'reader.offline.partly': 'The pages are kept. Some pictures and cards may come only with internet.',
  'reader.offline.title': 'On this device',
  'reader.offline.remove': 'Remove',
  'reader.offline.remove-one': 'Remove {title} from this device',
});

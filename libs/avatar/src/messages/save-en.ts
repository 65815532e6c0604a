import { defineMessages } from '@sirah-trails/ui';

/** The words after an avatar was sent. */
export const saveEn = defineMessages({
  'avatar.saved.title': 'Updated Successfully!',
  'avatar.saved.text': 'Your character has been updated. Enjoy your new look and attributes!',
  'avatar.saved.profile': 'View My Profile',
  'avatar.not-saved.title': 'Update Failed!',
  'avatar.not-saved.text': 'Your character update could not be completed. Please try again.',
  'avatar.not-saved.retry': 'Retry Update',
  'avatar.not-saved.close': 'Close Message',
  'avatar.not-saved.network': "We can't connect right now. Check your internet and try again.",
  'avatar.not-saved.timeout': 'That took too long. Please try again.',
  'avatar.not-saved.locked': 'One of these is not yours yet. Choose another one, or walk on to earn it.',
});

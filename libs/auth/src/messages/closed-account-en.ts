import { defineMessages } from '@sirah-trails/ui';

/** Messages for the deactivated-account sheet, which loads on demand. */
export const closedAccountEn = defineMessages({
  'auth.deactivated.title': 'Your Account Has Been Deactivated',
  'auth.deactivated.lead': 'Your stars are still there. You can ask us to open the account again.',
  'auth.deactivated.name': 'Full name',
  'auth.deactivated.reason': 'Reason',
  'auth.deactivated.recover': 'Recover Account',
});

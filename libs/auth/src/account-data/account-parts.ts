import { firstData, isAdditionKnown, type ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { accountEn } from '../messages/account-en.ts';
import { settingsQuery } from '../settings/endpoints.ts';
import { AccountScreen } from './account-screen.tsx';
import { DeletionProof } from './delete-account.tsx';

/** `/settings/account`: what others see, the learner's data, and the end of the account. */
export const accountParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(accountEn)('settings.account.title')),
  Content: AccountScreen,
  first: async (_address, client) =>
    isAdditionKnown(client, 'hide') ? firstData(client, settingsQuery()) : undefined,
  idle: () => {
    preloadDialogs();
    void DeletionProof.load();
  },
};

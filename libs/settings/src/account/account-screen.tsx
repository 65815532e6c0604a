import { useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { accountEn } from '../messages/account-en.ts';
import { Part } from '../part/part.tsx';
import { SharedAccountNotice } from '../shared-account/shared-account-notice.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { HideChoice } from './hide-choice.tsx';

/** What the provider offers of the three: hiding from the boards, the learner's data, and the deletion. */
export function AccountScreen() {
  const t = useMessages(accountEn);
  const canHide = useAddition('hide');
  const canLeave = useAddition('account');
  if (!canHide && !canLeave) return <Part lead={t('settings.account.none')} />;
  return (
    <>
      <SharedAccountNotice />
      {canHide && <HideChoice />}
      {canLeave && <ExportAccount />}
      {canLeave && <DeleteAccount />}
    </>
  );
}

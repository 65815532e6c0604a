import { useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { CardSection } from '../frame/card-section.tsx';
import { SharedAccountNotice } from '../frame/shared-account-notice.tsx';
import { accountEn } from '../messages/account-en.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { HideChoice } from './hide-choice.tsx';

/** What the provider offers of the three: hiding from the boards, the learner's data, and the deletion. */
export function AccountScreen() {
  const t = useMessages(accountEn);
  const canHide = useAddition('hide');
  const canLeave = useAddition('account');
  if (!canHide && !canLeave) return <CardSection lead={t('settings.account.none')} />;
  return (
    <>
      <SharedAccountNotice />
      {canHide && <HideChoice />}
      {canLeave && <ExportAccount />}
      {canLeave && <DeleteAccount />}
    </>
  );
}

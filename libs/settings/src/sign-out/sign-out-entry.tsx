import { meQuery } from '@sirah-trails/api-client';
import { Button, Dialog, LineIcon, Pressable, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '../endpoints/sign-out.ts';
import { signOutSign } from '../menu/signs.ts';
import { menuEn } from '../messages/menu-en.ts';

interface SignOutEntryProps {
  className: string | undefined;
  signClassName: string | undefined;
}

/** Ends the session, once the learner agrees: not every child can type the password again. The guard leads to sign-in. */
export function SignOutEntry({ className, signClassName }: SignOutEntryProps) {
  const t = useMessages(menuEn);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <>
      <Pressable className={className} onClick={() => setAsking(true)}>
        <LineIcon d={signOutSign} className={signClassName} />
        <span>{t('settings.menu.sign-out')}</span>
      </Pressable>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.sign-out.title')}
        description={t(useReturn())}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('settings.sign-out.stay')}</Button>
            <Button variant="secondary" busy={leaving} onClick={leave}>
              {t('settings.sign-out.leave')}
            </Button>
          </>
        }
      />
    </>
  );
}

/** What it takes to sign in again, as far as the app has read the account: the menu makes no call. */
function useReturn() {
  const { data } = useQuery({ ...meQuery(), enabled: false });
  if (data?.has_password) return 'settings.sign-out.text';
  return data?.google ? 'settings.sign-out.text.google' : 'settings.sign-out.text.unknown';
}

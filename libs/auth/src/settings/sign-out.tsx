import { meQuery } from '@sirah-trails/api-client';
import { Button, Dialog, LineIcon, Pressable, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '../entry/sign-out.ts';
import { menuEn } from '../messages/menu-en.ts';
import { signOutIcon } from './menu-icons.ts';

interface SignOutEntryProps {
  className: string | undefined;
  signClassName: string | undefined;
}

/** Signs out after confirmation, because not every child can retype the password. The guard redirects to sign-in. */
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
        <LineIcon d={signOutIcon} className={signClassName} />
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

/** Message key for the sign-in requirements, from cached account data only: the menu makes no call. */
function useReturn() {
  const { data } = useQuery({ ...meQuery(), enabled: false });
  if (data?.has_password) return 'settings.sign-out.text';
  return data?.google ? 'settings.sign-out.text.google' : 'settings.sign-out.text.unknown';
}

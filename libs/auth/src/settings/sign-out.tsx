import { api, meQuery, read } from '@sirah-trails/api-client';
import { createLearnerCheck, session } from '@sirah-trails/api-client/session';
import { Button, Dialog, LineIcon, Pressable, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menuEn } from '../messages/menu-en.ts';
import { signOutIcon } from './menu-icons.ts';

const patienceMs = 3000;

/**
 * Ends the session locally and, if reachable within 3 s, at the provider. Guests have no provider session. Never fails: a child
 * who hands the tablet on must be signed out. Not a mutation, because screens ignore the result.
 */
export async function signOut(): Promise<void> {
  const isSameLearner = createLearnerCheck();
  session.getState().leave();
  if (session.getState().token !== null) await endThere();
  // A sibling may have signed in in another tab meanwhile.
  if (isSameLearner()) session.getState().signOut();
}

// The timeout also covers a token refresh, which the call's signal does not abort.
async function endThere() {
  const patience = new AbortController();
  const over = new Promise((resolve) => patience.signal.addEventListener('abort', resolve));
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const ended = read(api.POST('/api/user/v1/logout', { signal: patience.signal })).catch(() => undefined);
  await Promise.race([ended, over]);
  clearTimeout(timer);
}

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

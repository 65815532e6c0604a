import { signOut } from '@sirah-trails/auth';
import { Button, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { en } from '../messages/en.ts';

/** Ends the session; the guard leads to sign-in. */
export function SignOutButton() {
  const t = useMessages(en);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Button variant="quiet" busy={leaving} onClick={leave}>
      {t('web.home.sign-out')}
    </Button>
  );
}

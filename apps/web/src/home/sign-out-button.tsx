import { signOut } from '@sirah-trails/auth';
import { Button, Dialog, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { en } from '../messages/en.ts';

/** Ends the session, once the learner agrees: not every child can type the password again. The guard leads to sign-in. */
export function SignOutButton() {
  const t = useMessages(en);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('web.home.sign-out')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('web.home.sign-out.title')}
        description={t('web.home.sign-out.text')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('web.home.sign-out.stay')}</Button>
            <Button variant="secondary" busy={leaving} onClick={leave}>
              {t('web.home.sign-out')}
            </Button>
          </>
        }
      />
    </>
  );
}

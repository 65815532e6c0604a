import { useConfiguration } from '@sirah-trails/api-client';
import { Button, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { goToGoogle } from '../endpoints/login-google.ts';
import { en } from '../messages/en.ts';
import { beginGoogle } from './begin-google.ts';
import sign from './art/google.svg';

interface GoogleButtonProps {
  /** Opens the page of Google. */
  leave?: (challenge: string) => void;
}

/** Continues with Google; nothing where the provider does not offer it, or where the browser cannot prove its way back. */
export function GoogleButton({ leave = goToGoogle }: GoogleButtonProps) {
  const t = useMessages(en);
  const { google } = useConfiguration();
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  if (!google || !globalThis.crypto.subtle) return null;
  const begin = async () => {
    setBusy(true);
    try {
      await beginGoogle(query.get('redirect_to'), leave);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<img src={sign} alt="" width={24} height={24} />}
      onClick={() => void begin()}
    >
      {t('auth.google.continue')}
    </Button>
  );
}

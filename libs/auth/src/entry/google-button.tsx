import { useConfiguration } from '@sirah-trails/api-client';
import { Button, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sharedEn } from '../messages/shared-en.ts';
import { challengeOf, newVerifier } from '../proof/verifier.ts';
import sign from './art/google.svg';
import { goToGoogle } from './endpoints.ts';
import { googleFlow } from './google-flow.ts';

interface GoogleButtonProps {
  /** Redirects to Google. */
  leave?: (challenge: string) => void;
}

/** Button for Google sign-in; null without provider support or Web Crypto. */
export function GoogleButton({ leave = goToGoogle }: GoogleButtonProps) {
  const t = useMessages(sharedEn);
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

/** Stores the verifier and the return target, then redirects to Google. */
export async function beginGoogle(
  redirectTo: string | null,
  leave: (challenge: string) => void,
): Promise<void> {
  const verifier = newVerifier();
  const { challenge = '' } = await challengeOf(verifier);
  googleFlow.write({ verifier, redirectTo });
  leave(challenge);
}

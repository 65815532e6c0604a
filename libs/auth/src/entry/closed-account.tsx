import { ApiError } from '@sirah-trails/api-client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { exchangeCode } from './endpoints.ts';
import { googleFlow } from './google-flow.ts';

interface ReturnFromGoogle {
  error: string | null;
  email: string | null;
  code: string | null;
}

interface Closed {
  /** The sheet; null until it opens. */
  sheet: ReactNode;
  show: (account: ClosedAccount) => void;
}

/** State of the deactivated-account sheet, after a refused sign-in or a return from Google. The sheet's code loads on demand. */
export function useClosedAccount(returned: ReturnFromGoogle): Closed {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const show = (account: ClosedAccount) => {
    void import('./closed-account-sheet.tsx').then(({ DeactivatedSheet }) =>
      // Remounts the sheet to open it for each refusal.
      setSheet(<DeactivatedSheet key={Date.now()} {...account} />),
    );
  };
  const begun = useRef(false);
  useEffect(() => {
    const { error, email, code } = returned;
    if (begun.current || error !== 'account_deactivated' || !email || !code) return;
    begun.current = true;
    void explainClosed(email, code).then((account) => {
      if (account) show(account);
    });
  });
  return { sheet, show };
}

/** A deactivated account, as the provider describes it. */
export interface ClosedAccount {
  readonly email: string;
  readonly fullName: string | null;
  readonly reason: string | null;
}

/** Reads the deactivated account from an error; null for other errors. */
export function closedAccount(error: unknown, email: string): ClosedAccount | null {
  if (!(error instanceof ApiError) || !saysClosed(error)) return null;
  const { fullname, deactive_reason } = (error.data ?? {}) as Record<string, unknown>;
  return { email, fullName: textOf(fullname), reason: textOf(deactive_reason) };
}

/** Falls back to the specified message for providers without codes. */
function saysClosed({ code, message }: ApiError) {
  return code === 'ACCOUNT_DEACTIVATED' || message === 'Your account has been deactivated';
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads the deactivated account by a Google return code; null if unavailable. */
async function explainClosed(email: string, code: string): Promise<ClosedAccount | null> {
  const verifier = googleFlow.read()?.verifier ?? '';
  googleFlow.remove();
  try {
    await exchangeCode({ email, code, verifier });
    return null;
  } catch (error) {
    return closedAccount(error, email);
  }
}

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
  /** The sheet, once there is something to say. */
  sheet: ReactNode;
  show: (account: ClosedAccount) => void;
}

/** The sheet about a closed account, after a refused sign-in or a return from Google. Its code loads when it is needed. */
export function useClosedAccount(returned: ReturnFromGoogle): Closed {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const show = (account: ClosedAccount) => {
    void import('./closed-account-sheet.tsx').then(({ DeactivatedSheet }) =>
      // Each refusal opens it anew.
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

/** What the provider says of an account that an administrator has closed. */
export interface ClosedAccount {
  readonly email: string;
  readonly fullName: string | null;
  readonly reason: string | null;
}

/** Reads a refused sign-in; null where it was refused for anything else. */
export function closedAccount(error: unknown, email: string): ClosedAccount | null {
  if (!(error instanceof ApiError) || !saysClosed(error)) return null;
  const { fullname, deactive_reason } = (error.data ?? {}) as Record<string, unknown>;
  return { email, fullName: textOf(fullname), reason: textOf(deactive_reason) };
}

/** By the code, or by the specified sentence of a provider that sends no code. */
function saysClosed({ code, message }: ApiError) {
  return code === 'ACCOUNT_DEACTIVATED' || message === 'Your account has been deactivated';
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Why the account is closed that a sign-in with Google has found; null where that cannot be known any more. */
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

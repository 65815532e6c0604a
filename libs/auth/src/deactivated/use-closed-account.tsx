import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explainClosed } from '../google/explain-closed.ts';
import type { ClosedAccount } from './closed-account.ts';

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
    void import('./deactivated-sheet.tsx').then(({ DeactivatedSheet }) =>
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

import { useLocation } from 'react-router';

/** What another screen passes to sign-in, in the state of the navigation. */
export interface SignInArrival {
  /** Filled in already. */
  readonly email?: string;
  /** A response that held a session was lost: the account is fine, one sign-in is left. */
  readonly allIsWell?: boolean;
}

export function useSignInArrival(): SignInArrival {
  const { state } = useLocation();
  const { email, allIsWell } = (state ?? {}) as Record<keyof SignInArrival, unknown>;
  return { ...(typeof email === 'string' && { email }), allIsWell: allIsWell === true };
}

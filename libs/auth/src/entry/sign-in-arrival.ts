import { useLocation } from 'react-router';

/** Navigation state for the sign-in screen. */
export interface SignInArrival {
  /** Prefilled email. */
  readonly email?: string;
  /** A response with a session was lost; the learner only needs to sign in. */
  readonly allIsWell?: boolean;
}

export function useSignInArrival(): SignInArrival {
  const { state } = useLocation();
  const { email, allIsWell } = (state ?? {}) as Record<keyof SignInArrival, unknown>;
  return { ...(typeof email === 'string' && { email }), allIsWell: allIsWell === true };
}

import type { Handlers } from '../kernel/handler.ts';
import { followMailedLink } from './follow-mailed-link.ts';
import { getToken } from './get-token.ts';
import { loginGoogle } from './login-google.ts';
import { returnFromGoogle } from './return-from-google.ts';

/** The handlers of sign-in with Google, of the mailed link and of the one-time exchange, by operation. */
export const identityHandlers = {
  followMailedLink,
  getToken,
  loginGoogle,
  returnFromGoogle,
} satisfies Partial<Handlers>;

import type { Handlers } from '../app/handler.ts';
import { getToken } from './get-token.ts';
import { loginGoogle } from './login-google.ts';
import { returnFromGoogle } from './return-from-google.ts';

/** The handlers of sign-in with Google and of the one-time exchange, by operation. */
export const identityHandlers = { getToken, loginGoogle, returnFromGoogle } satisfies Partial<Handlers>;

const key = 'device_mark';

/**
 * Token from an earlier sign-in on this device, which exempts it from lockouts caused by others' wrong guesses. Persists after
 * sign-out.
 */
export const deviceToken = {
  /** Null before the first sign-in or without storage access. */
  read: (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a response's token, if any. */
  store: (token: string | undefined): void => {
    try {
      if (token !== undefined) localStorage.setItem(key, token);
    } catch {
      // Storage is full or blocked: the next sign-in has no token.
    }
  },
};

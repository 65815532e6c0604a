const key = 'device_mark';

/**
 * Token of an earlier sign-in on this device. With it, wrong guesses of strangers do not lock its learners out. It belongs to the
 * device: sign-out does not remove it.
 */
export const deviceToken = {
  /** Null before the first sign-in, and where the browser forbids storage. */
  read: (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores the token of a response, if it has one. */
  store: (token: string | undefined): void => {
    try {
      if (token !== undefined) localStorage.setItem(key, token);
    } catch {
      // A full or forbidden storage: the next sign-in has no token.
    }
  },
};

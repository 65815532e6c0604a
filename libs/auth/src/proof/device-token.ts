const key = 'device_mark';

/**
 * The mark of an earlier sign-in on this device. With it, wrong guesses of strangers do not keep its learners out. It belongs to the
 * device: sign-out keeps it.
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
  /** Keeps the mark of a response; one without a mark changes nothing. */
  keep: (mark: string | undefined): void => {
    try {
      if (mark !== undefined) localStorage.setItem(key, mark);
    } catch {
      // A full or forbidden storage: the next sign-in comes without a mark.
    }
  },
};

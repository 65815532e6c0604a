import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether the quote of a chapter was seen in this visit: coming back from a book shows the chapter at once. Kept beside
 * the server data, so that it goes with the learner.
 */
export function useQuoteOnce(chapterId: string) {
  const client = useQueryClient();
  const key = ['quote-seen', chapterId];
  const [seen, setSeen] = useState(() => client.getQueryData(key) === true);
  return {
    seen,
    leave: () => {
      client.setQueryData(key, true);
      setSeen(true);
    },
  };
}

import { useCallback } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';

/** Formats a rank in the language on screen: 1st, 2nd, 3rd, 11th, 21st. */
export function useOrdinal(): (rank: number) => string {
  const t = useMessages(en);
  return useCallback((rank) => t('ui.ordinal', { place: rank }), [t]);
}

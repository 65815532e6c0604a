import { useCallback } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { usePreferences } from '../platform/preferences.ts';

/** The one sign of Unicode that a pack uses for a whole blessing. All other honorifics are words already. */
const sign = 'ﷺ';

/**
 * Writes the honorifics of a plain text as the learner prefers them: as the sign, or in words. For what is shown only; whatever goes
 * back to the provider keeps the text. A sign stays on the line of its name. Formatted text is left to `RichText`.
 */
export function useHonorifics(): (text: string) => string {
  const t = useMessages(en);
  const { honorifics } = usePreferences();
  return useCallback(
    (text) =>
      honorifics === 'words'
        ? text.replaceAll(sign, t('ui.honorifics.saw'))
        : text.replaceAll(` ${sign}`, `\u00A0${sign}`),
    [honorifics, t],
  );
}

import { useCallback } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { usePreferences } from '../platform/preferences.ts';

/** Unicode's single character for a whole blessing. All other honorifics of a pack are words. */
const sign = 'ﷺ';

/**
 * Formats the honorifics of a plain text by preference: as sign or in words. For display only, never for data sent to
 * the provider. A sign stays on the line of its name. For formatted text use `RichText`.
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

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Messages } from './define-messages.ts';
import { Direction, directionOf, type ReadingDirection } from './direction.tsx';
import { withCompiler } from './message-compiler.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag of the language on screen. */
  locale: string;
  /** Translations, or texts that replace some of the source catalogues; the source text fills every gap. */
  messages?: Messages | undefined;
  /** How the page is read; as the language is where absent. */
  direction?: ReadingDirection | undefined;
  children: ReactNode;
}

/** Sets the language and the reading direction of the page. Without one, components speak their source catalogues. */
export function MessagesProvider({ locale, messages, direction, children }: MessagesProviderProps) {
  const i18n = useMemo(
    () => withCompiler(setupI18n({ locale, messages: { [locale]: messages ?? {} } })),
    [locale, messages],
  );
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Direction value={direction ?? directionOf(locale)}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Direction>
  );
}

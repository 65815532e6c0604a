import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { Messages } from './define-messages.ts';
import { withCompiler } from './message-compiler.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag of the language on screen. */
  locale: string;
  /** Translations, or texts that replace some of the source catalogues; the source text fills every gap. */
  messages?: Messages;
  children: ReactNode;
}

/** Sets the language of everything below it. Without one, components speak their source catalogues. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const i18n = useMemo(
    () => withCompiler(setupI18n({ locale, messages: { [locale]: messages ?? {} } })),
    [locale, messages],
  );
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Messages } from './define-messages.ts';
import { Direction, directionOf, type ReadingDirection } from './direction.tsx';
import { MessagesContext } from './messages-context.ts';

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
  const language = useMemo(() => ({ locale, messages: messages ?? {} }), [locale, messages]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Direction value={direction ?? directionOf(locale)}>
      <MessagesContext value={language}>{children}</MessagesContext>
    </Direction>
  );
}

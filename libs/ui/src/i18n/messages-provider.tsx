import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Messages } from './define-messages.ts';
import type { TextDirection } from '../platform/use-direction.ts';
import { MessagesContext, SOURCE_LOCALE } from './messages-context.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag of the language on screen. */
  locale: string;
  /** Translations or overrides; missing texts fall back to the source catalogue. */
  messages?: Messages | undefined;
  /** Default: the direction of the language. */
  direction?: TextDirection | undefined;
  children: ReactNode;
}

/** Sets the language and the text direction of the page. Without it, components use their source catalogues. */
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

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** Text direction of a language, by its script. */
export function directionOf(locale: string): TextDirection {
  // Skips loading the script data, which is slow.
  if (locale === SOURCE_LOCALE) return 'ltr';
  return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Sets the text direction of the page and of components; unmounting restores left to right. */
function Direction({ value, children }: { value: TextDirection; children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = value;
    return () => {
      root.dir = 'ltr';
    };
  }, [value]);
  return <DirectionProvider direction={value}>{children}</DirectionProvider>;
}

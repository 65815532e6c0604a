import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useInsertionEffect, useLayoutEffect, useMemo } from 'react';
import type { Messages } from './define-messages.ts';
import type { TextDirection } from '../platform/use-direction.ts';
import { MessagesContext, SOURCE_LOCALE } from './messages-context.ts';
import { type ContentLanguage, ContentLanguageContext, pageLanguage } from './use-content-language.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag of the language on screen. */
  locale: string;
  /** Translations or overrides; missing texts fall back to the source catalogue. */
  messages?: Messages | undefined;
  /** Default: the direction of the language. */
  direction?: TextDirection | undefined;
  /** BCP 47 tag of the content's language; default: `locale`. */
  contentLanguage?: string | undefined;
  children: ReactNode;
}

/** Sets the language and the text direction of the page. Without it, components use their source catalogues. */
export function MessagesProvider({
  locale,
  messages,
  direction,
  contentLanguage,
  children,
}: MessagesProviderProps) {
  const content = useMemo(() => contentLanguageOf(contentLanguage, locale), [contentLanguage, locale]);
  const language = useMemo(() => ({ locale, messages: messages ?? {} }), [locale, messages]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Direction value={direction ?? directionOf(locale)}>
      <MessagesContext value={language}>
        <ContentLanguageContext value={content}>{children}</ContentLanguageContext>
      </MessagesContext>
    </Direction>
  );
}

function contentLanguageOf(lang: string | undefined, locale: string): ContentLanguage {
  if (lang === undefined || lang === locale) return pageLanguage;
  try {
    return { lang, dir: directionOf(lang) };
  } catch {
    // Malformed, from another provider.
    return pageLanguage;
  }
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
  // Before the layout effects of components that measure.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.dir = value;
    return () => {
      root.dir = 'ltr';
    };
  }, [value]);
  return <DirectionProvider direction={value}>{children}</DirectionProvider>;
}

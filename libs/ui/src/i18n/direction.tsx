import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useLayoutEffect } from 'react';
import { SOURCE_LOCALE } from './messages-context.ts';

export type ReadingDirection = 'ltr' | 'rtl';

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** The reading direction of a language, by the script that its speakers use. */
export function directionOf(locale: string): ReadingDirection {
  // The data of scripts takes long to load, for English for nothing.
  if (locale === SOURCE_LOCALE) return 'ltr';
  return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Sets the reading direction of the page and all its parts; unmounting restores left to right. */
export function Direction({ value, children }: { value: ReadingDirection; children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = value;
    return () => {
      root.dir = 'ltr';
    };
  }, [value]);
  return <DirectionProvider direction={value}>{children}</DirectionProvider>;
}

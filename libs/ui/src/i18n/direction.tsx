import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useLayoutEffect } from 'react';

export type ReadingDirection = 'ltr' | 'rtl';

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** The direction that a language is read in: that of the script which its speakers use. */
export function directionOf(locale: string): ReadingDirection {
  return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Turns the page, and all parts in it, into a reading direction; when it goes, the page reads from left to right again. */
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

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useLayoutEffect } from 'react';

export type ReadingDirection = 'ltr' | 'rtl';

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** The reading direction of a language, by the script that its speakers use. */
export function directionOf(locale: string): ReadingDirection {
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../platform/class-names.ts';
import { makeButtons, markOf, type MarkKind } from './marks.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { nameHonorifics, writeHonorifics } from './honorifics.ts';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';
import { keepMarksUnbroken } from './unbroken-marks.ts';

type OpenMark = (id: string) => void;

/** Formatted text: only what the allow-list knows reaches the page. */
export function RichTextView({ html, onPerson, onTerm, className, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const people = onPerson !== undefined;
  const terms = onTerm !== undefined;
  const { honorifics } = usePreferences();
  useLayoutEffect(() => {
    const text = sanitise(html);
    makeButtons(text, wanted(people, terms));
    if (honorifics === 'words') writeHonorifics(text);
    else nameHonorifics(text);
    keepMarksUnbroken(text);
    place.current?.replaceChildren(text);
  }, [html, people, terms, honorifics]);
  useMarks(place, { people: onPerson, glossary: onTerm });
  return (
    <div {...rest} className={classNames(styles.text, className)}>
      <div ref={place} />
    </div>
  );
}

function wanted(people: boolean, terms: boolean): MarkKind[] {
  return [...(people ? (['people'] as const) : []), ...(terms ? (['glossary'] as const) : [])];
}

/** Reports a pressed mark. The buttons are not React's: one listener on the text hears them all. */
function useMarks(place: { current: HTMLElement | null }, open: Record<MarkKind, OpenMark | undefined>) {
  useEffect(() => {
    const text = place.current;
    const press = (event: Event) => {
      const mark = markOf(event.target);
      if (mark) open[mark.kind]?.(mark.id);
    };
    text?.addEventListener('click', press);
    return () => text?.removeEventListener('click', press);
  });
}

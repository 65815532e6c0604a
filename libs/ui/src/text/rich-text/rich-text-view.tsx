import { useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../platform/class-names.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { makeButtons, type MarkKind, markOf } from './marks.ts';
import type { RichTextProps } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

type OpenMark = (id: string) => void;

/** Formatted text: only what the allow-list knows reaches the page. */
export function RichTextView({ html, onPerson, onTerm, className, ...rest }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const people = onPerson !== undefined;
  const terms = onTerm !== undefined;
  const { honorifics } = usePreferences();
  useLayoutEffect(() => {
    const text = sanitise(html);
    makeButtons(text, wanted(people, terms));
    if (honorifics === 'words') writeHonorifics(text);
    else nameHonorifics(text);
    keepMarksUnbroken(text);
    container.current?.replaceChildren(text);
  }, [html, people, terms, honorifics]);
  useMarks(container, { people: onPerson, glossary: onTerm });
  return (
    <div {...rest} className={classNames(styles.text, className)}>
      <div ref={container} />
    </div>
  );
}

function wanted(people: boolean, terms: boolean): MarkKind[] {
  return [...(people ? (['people'] as const) : []), ...(terms ? (['glossary'] as const) : [])];
}

/** Reports a pressed mark. The buttons are not React's: one listener on the text hears them all. */
function useMarks(container: { current: HTMLElement | null }, open: Record<MarkKind, OpenMark | undefined>) {
  useEffect(() => {
    const text = container.current;
    const press = (event: Event) => {
      const mark = markOf(event.target);
      if (mark) open[mark.kind]?.(mark.id);
    };
    text?.addEventListener('click', press);
    return () => text?.removeEventListener('click', press);
  });
}

/**
 * Gives a sign its words as accessible name: a voice would spell its letters. An honorific in words needs none. A sign stays on the line
 * of its name.
 */
function nameHonorifics(text: DocumentFragment): void {
  for (const honorific of text.querySelectorAll<HTMLElement>('abbr.honorific')) {
    const isSign = [...(honorific.textContent ?? '').trim()].length === 1;
    if (!isSign || !honorific.title) continue;
    keepWithName(honorific.previousSibling);
    honorific.setAttribute('role', 'img');
    honorific.setAttribute('aria-label', honorific.title);
  }
}

/** Replaces the sign of each honorific by its words, in brackets, for readers who do not know the sign. */
function writeHonorifics(text: DocumentFragment): void {
  for (const honorific of text.querySelectorAll<HTMLElement>('abbr.honorific')) {
    const words = honorific.title;
    if (words) honorific.replaceWith(`(${words})`);
  }
}

function keepWithName(before: ChildNode | null): void {
  if (before instanceof Text) before.data = before.data.replace(/\s+$/, '\u00A0');
}

/**
 * Keeps what belongs to a button on its line: the punctuation or the `s` behind it, and the sign of an honorific. A browser may break
 * the line behind a button, even before a comma or a space that never breaks.
 */
function keepMarksUnbroken(text: DocumentFragment): void {
  for (const button of text.querySelectorAll('button')) {
    const parts: ChildNode[] = [button];
    let next = button.nextSibling;
    // `nameHonorifics` has written this space before a sign.
    if (next?.textContent === '\u00A0' && next.nextSibling) {
      parts.push(next, next.nextSibling);
      next = next.nextSibling.nextSibling;
    }
    const own = /^(?:\p{P}|s\b)+/u.exec(next?.textContent ?? '');
    if (own && next instanceof Text) {
      next.splitText(own[0].length);
      parts.push(next);
    }
    if (parts.length === 1) continue;
    const line = document.createElement('span');
    line.dataset['unbroken'] = '';
    button.before(line);
    line.append(...parts);
  }
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useContentLanguage } from '../../i18n/use-content-language.ts';
import { classNames } from '../../platform/class-names.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { makeButtons, type MarkKind, markOf } from './marks.ts';
import type { RichTextProps } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

type OpenMark = (id: string) => void;

/** Formatted text, sanitised by the allow-list. */
export function RichTextView({ html, onPerson, onTerm, className, ...rest }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const people = onPerson !== undefined;
  const terms = onTerm !== undefined;
  const { honorifics } = usePreferences();
  const content = useContentLanguage();
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
      <div {...content} ref={container} />
    </div>
  );
}

function wanted(people: boolean, terms: boolean): MarkKind[] {
  return [...(people ? (['people'] as const) : []), ...(terms ? (['glossary'] as const) : [])];
}

/** Reports pressed marks with a single listener, because the buttons are not rendered by React. */
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
 * Gives honorific signs an accessible name, because a voice would spell their letters, and keeps a sign on the line
 * of its name. Honorifics in words stay unchanged.
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

/** Replaces honorific signs by their words in brackets. */
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
 * Keeps the punctuation or the `s` after a button, and an honorific sign, on the button's line. Browsers may break a
 * line after a button, even before a comma or a no-break space.
 */
function keepMarksUnbroken(text: DocumentFragment): void {
  for (const button of text.querySelectorAll('button')) {
    const parts: ChildNode[] = [button];
    let next = button.nextSibling;
    // `nameHonorifics` has added this space before a sign.
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

import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { MissingCode } from '../code/missing-code.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { makeButtons, markOf, type MarkKind } from './marks.ts';
import styles from './rich-text.module.css';
import { useSanitiser } from './use-sanitiser.ts';

type OpenMark = (id: string) => void;

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML of a book page, a description or a quote, from any provider. */
  html: string;
  /** A marked person was pressed; without it people are plain text. */
  onPerson?: OpenMark | undefined;
  /** A marked term was pressed; without it terms are plain text. */
  onTerm?: OpenMark | undefined;
}

/**
 * Formatted text. Only what the allow-list knows reaches the page; the sanitiser's code is fetched with the first text.
 */
export function RichText({ html, onPerson, onTerm, className, ...rest }: RichTextProps) {
  const { sanitise, failed, load } = useSanitiser();
  const place = useRef<HTMLDivElement>(null);
  const people = onPerson !== undefined;
  const terms = onTerm !== undefined;
  useLayoutEffect(() => {
    if (!sanitise) return;
    const text = sanitise(html);
    makeButtons(text, wanted(people, terms));
    place.current?.replaceChildren(text);
  }, [sanitise, html, people, terms]);
  useMarks(place, { people: onPerson, glossary: onTerm });
  return (
    <div {...rest} aria-busy={!sanitise || undefined} className={classNames(styles.text, className)}>
      {!sanitise && !failed && <Lines />}
      {failed && <MissingCode onRetry={() => void load()} />}
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

function Lines() {
  return (
    <div>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}

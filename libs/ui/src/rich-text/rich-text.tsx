import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './rich-text.module.css';
import { useSanitiser } from './use-sanitiser.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** HTML of a book page, a description or a quote, from whatever provider. */
  html: string;
}

/**
 * Formatted text. Only what the allow-list knows reaches the page; the sanitiser's code is fetched with the first text.
 * Marked people and terms keep `data-people-id` and `data-glossary-id` for who listens to clicks.
 */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const sanitise = useSanitiser();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sanitise) place.current?.replaceChildren(sanitise(html));
  }, [sanitise, html]);
  return (
    <div {...rest} aria-busy={!sanitise || undefined} className={classNames(styles.text, className)}>
      {!sanitise && <Lines />}
      <div ref={place} />
    </div>
  );
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

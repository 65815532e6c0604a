import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { LineIcon } from '../media/line-icons.tsx';
import { infoSign, rightSign, wrongSign } from '../media/signs.ts';
import styles from './notice.module.css';
import { announce, type Politeness, retract } from '../platform/live-region.tsx';

const signs = { wrong: wrongSign, right: rightSign, info: infoSign };

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** What kind of news it is: sign and colour follow it, the words say it. */
  tone: 'wrong' | 'right' | 'info';
}

/** News beside its subject, e.g. why a form could not be sent. Announced once, when its text appears. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  const words = useRef<HTMLDivElement>(null);
  useSaid(words, tone === 'wrong' ? 'assertive' : 'polite');
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.notice, className)}>
      <LineIcon d={signs[tone]} className={styles.sign} />
      <div ref={words} className={styles.words}>
        {children}
      </div>
    </div>
  );
}

/** Announces the text of an element when it appears and when it changes, and each time that it appears again. */
function useSaid(element: RefObject<HTMLElement | null>, politeness: Politeness): void {
  const said = useRef('');
  useEffect(() => {
    const text = element.current?.textContent?.trim() ?? '';
    if (text === said.current) return;
    retract(said.current, politeness);
    said.current = text;
    if (text) announce(text, politeness);
  });
  useEffect(() => () => retract(said.current, politeness), [politeness]);
}

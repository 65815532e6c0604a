import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react';
import { LineIcon } from '../media/icons.tsx';
import { infoSign, rightSign, wrongSign } from '../media/signs.ts';
import { classNames } from '../platform/class-names.ts';
import { announce, type Politeness, retract } from '../platform/live-region.tsx';
import styles from './notice.module.css';

const signs = { wrong: wrongSign, right: rightSign, info: infoSign };

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** What kind of news it is: decides sign and colour; the text says it. */
  tone: 'wrong' | 'right' | 'info';
}

/** News beside its subject, e.g. why a form could not be sent. Announced once, when its text appears. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  const text = useRef<HTMLDivElement>(null);
  useTextAnnouncement(text, tone === 'wrong' ? 'assertive' : 'polite');
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.notice, className)}>
      <LineIcon d={signs[tone]} className={styles.sign} />
      <div ref={text} className={styles.text}>
        {children}
      </div>
    </div>
  );
}

/** Announces the text of an element when it appears and when it changes, and each time that it appears again. */
function useTextAnnouncement(element: RefObject<HTMLElement | null>, politeness: Politeness): void {
  const announced = useRef('');
  useEffect(() => {
    const text = element.current?.textContent?.trim() ?? '';
    if (text === announced.current) return;
    retract(announced.current, politeness);
    announced.current = text;
    if (text) announce(text, politeness);
  });
  useEffect(() => () => retract(announced.current, politeness), [politeness]);
}

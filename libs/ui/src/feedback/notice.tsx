import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react';
import { LineIcon } from '../media/icons.tsx';
import { infoSign, rightSign, wrongSign } from '../media/signs.ts';
import { classNames } from '../platform/class-names.ts';
import { announce, type Politeness, retract } from '../platform/live-region.tsx';
import styles from './notice.module.css';

const signs = { wrong: wrongSign, right: rightSign, info: infoSign };

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** Sets icon and colour; the text carries the meaning too. */
  tone: 'wrong' | 'right' | 'info';
}

/** A message beside its subject, e.g. a form error. Announced when its text appears. */
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

/** Announces the text of an element when it appears or changes, and again after it was gone. */
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

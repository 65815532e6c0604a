import { type ComponentPropsWithRef, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { LineIcon } from '../icon/line-icons.tsx';
import { infoSign, rightSign, wrongSign } from '../icon/signs.ts';
import { useSaid } from '../live/use-said.ts';
import styles from './notice.module.css';

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

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { type ComponentPropsWithRef, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useSaid } from '../live/use-said.ts';
import styles from './notice.module.css';

const signs = { wrong: CircleAlert, right: CircleCheck, info: Info };

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** What kind of news it is: sign and colour follow it, the words say it. */
  tone: 'wrong' | 'right' | 'info';
}

/** News beside its subject, e.g. why a form could not be sent. Announced once, when its text appears. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  const words = useRef<HTMLDivElement>(null);
  useSaid(words, tone === 'wrong' ? 'assertive' : 'polite');
  const Sign = signs[tone];
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.notice, className)}>
      <Sign aria-hidden="true" className={styles.sign} />
      <div ref={words} className={styles.words}>
        {children}
      </div>
    </div>
  );
}

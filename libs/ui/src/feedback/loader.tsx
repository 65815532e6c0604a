import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { Khatam } from '../media/khatam.tsx';
import { en } from '../messages/en.ts';
import { classNames } from '../platform/class-names.ts';
import { useAnnouncement } from '../platform/live-region.tsx';
import styles from './loader.module.css';

export interface LoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is loading. */
  label?: string;
  /** The text is announced, not shown. */
  labelHidden?: boolean;
  /** `large` stands alone on a screen, `small` in a row of other things. */
  size?: 'small' | 'medium' | 'large';
}

/** A turning star while something loads, announced once; it does not move under reduced motion. */
export function Loader({ label, labelHidden = false, size = 'medium', className, ...rest }: LoaderProps) {
  const t = useMessages(en);
  const text = label ?? t('ui.loading');
  useAnnouncement(text);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={text}
      data-size={size}
      className={classNames(styles.loader, className)}
    >
      <Khatam className={styles.star} />
      {!labelHidden && <p className={styles.label}>{text}</p>}
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { Khatam } from '../media/khatam.tsx';
import { en } from '../messages/en.ts';
import { classNames } from '../platform/class-names.ts';
import { useAnnouncement } from '../platform/live-region.tsx';
import styles from './loader.module.css';

export interface LoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the loading content. */
  label?: string;
  /** Announces the text without showing it. */
  labelHidden?: boolean;
  /** `large` fills a screen, `small` fits into a row. */
  size?: 'small' | 'medium' | 'large';
}

/** A loading spinner, announced once; static in reduced motion. */
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

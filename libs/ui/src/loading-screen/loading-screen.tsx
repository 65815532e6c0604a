import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { Khatam } from '../ornament/khatam.tsx';
import styles from './loading-screen.module.css';

export interface LoadingScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is on its way. */
  label?: string;
}

/** The whole screen while nothing is there yet: a turning star on a light gradient. */
export function LoadingScreen({ label, className, ...rest }: LoadingScreenProps) {
  const t = useMessages(en);
  const text = label ?? t('ui.loading');
  return (
    <div {...rest} role="status" aria-label={text} className={classNames(styles.screen, className)}>
      <Khatam className={styles.star} />
      <p className={styles.label}>{text}</p>
    </div>
  );
}

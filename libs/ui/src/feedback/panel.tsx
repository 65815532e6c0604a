import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './panel.module.css';

export interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  picture: ReactNode;
  action?: ReactNode;
}

/** A message instead of content: picture, title, text, one action. */
export function Panel({ title, picture, action, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={classNames(styles.panel, className)}>
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

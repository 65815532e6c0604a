import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonFaceProps {
  id?: string;
  icon: ReactNode;
  endIcon: ReactNode;
  children: ReactNode;
}

/** Words and pictures of a button, in a row. */
export function ButtonFace({ id, icon, endIcon, children }: ButtonFaceProps) {
  return (
    <span className={styles.face}>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span id={id} className={styles.words}>
        {children}
      </span>
      {endIcon && (
        <span aria-hidden="true" className={styles.icon}>
          {endIcon}
        </span>
      )}
    </span>
  );
}

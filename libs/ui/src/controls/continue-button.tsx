import { Button, type ButtonProps } from './button.tsx';
import { classNames } from '../platform/class-names.ts';
import styles from './continue-button.module.css';

export type ContinueButtonProps = Pick<ButtonProps, 'children' | 'className' | 'onClick' | 'ref'>;

/**
 * Leaves a quote or an introduction. A bar fills it in three seconds while the next screen is prepared. It is enabled
 * from the start and never continues by itself.
 */
export function ContinueButton({ children, className, ...rest }: ContinueButtonProps) {
  return (
    <Button {...rest} className={classNames(styles.button, className)}>
      <span className={styles.bar} />
      <span className={styles.text}>{children}</span>
    </Button>
  );
}

import { Button, type ButtonProps } from './button.tsx';
import { classNames } from '../platform/class-names.ts';
import styles from './continue-button.module.css';

export type ContinueButtonProps = Pick<ButtonProps, 'children' | 'className' | 'onClick' | 'ref'>;

/**
 * The way on from words that stay until the learner taps: a quote, an introduction. A bar fills it within three seconds,
 * while the next screen is prepared; then it waits. It works from the start, and never goes on by itself.
 */
export function ContinueButton({ children, className, ...rest }: ContinueButtonProps) {
  return (
    <Button {...rest} className={classNames(styles.button, className)}>
      <span className={styles.bar} />
      <span className={styles.text}>{children}</span>
    </Button>
  );
}

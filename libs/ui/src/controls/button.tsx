import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './button.module.css';

/** One primary action for each screen, the rest quiet; `danger` is for actions that remove something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary action for each screen, the rest quiet; `danger` removes something. */
  variant?: ButtonVariant;
  /** An action is in progress: the button stays focusable, announces it, and ignores presses. */
  busy?: boolean;
  /** Why the button is disabled: shown in it. It stays focusable, so that the reason can be read, and ignores presses. */
  disabledReason?: string | undefined;
  /** Picture before the label; decorative. */
  icon?: ReactNode;
  /** Picture after the label, e.g. an arrow; `data-mirrors` on it mirrors it in right-to-left text. */
  endIcon?: ReactNode;
}

/** The chunky button of the product: 56 px high with a lower edge that presses in. */
export function Button({
  variant = 'primary',
  busy = false,
  disabledReason,
  icon,
  endIcon,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const id = useId();
  const idle = busy || disabledReason !== undefined;
  const reason = disabledReason === undefined ? undefined : explained(id, rest);
  return (
    <button
      {...rest}
      {...reason}
      type={type}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={idle || rest['aria-disabled'] || undefined}
      className={classNames(styles.button, className)}
      onClick={idle ? (event) => event.preventDefault() : onClick}
    >
      <ButtonFace id={`${id}-name`} icon={icon} endIcon={endIcon}>
        {children}
      </ButtonFace>
      {disabledReason && (
        <span id={`${id}-reason`} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </button>
  );
}

/** The label is the name, the reason the description. */
function explained(id: string, given: ComponentPropsWithRef<'button'>) {
  const described = [`${id}-reason`, given['aria-describedby']].filter(Boolean).join(' ');
  const named = given['aria-label'] ?? given['aria-labelledby'];
  return { 'aria-describedby': described, ...(named === undefined && { 'aria-labelledby': `${id}-name` }) };
}

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
      <span id={id} className={styles.text}>
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

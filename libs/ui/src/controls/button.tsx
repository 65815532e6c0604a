import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary action per screen; `danger` is for removal. */
  variant?: ButtonVariant;
  /** An action is in progress: the button keeps the focus, announces it, and ignores presses. */
  busy?: boolean;
  /** Disables the button and shows the reason in it. It stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Picture before the label; decorative. */
  icon?: ReactNode;
  /** Picture after the label, e.g. an arrow; `data-mirrors` on it mirrors it in right-to-left text. */
  endIcon?: ReactNode;
}

/** The standard button: 56 px high, with a lower edge that presses in. */
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

/** Name from the label, description from the reason. */
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

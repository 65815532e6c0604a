import type { ComponentPropsWithRef, ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from '../class-names/class-names.ts';
import { useFieldIds } from './field-ids.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** What is wrong with the text, in words that help. */
  error?: ReactNode;
  /** Help that stands there before anything is typed. */
  hint?: ReactNode;
  /** A control at the end of the field. */
  end?: ReactNode;
}

/** A labelled line of text. `ref` and all other properties reach the input; `className` the whole field. */
export function TextField({
  label,
  error,
  hint,
  end,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.input}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          aria-describedby={ids.described}
          {...rest}
          id={ids.input}
          type={type}
          aria-invalid={error ? true : undefined}
          className={styles.input}
        />
        {end}
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <CircleAlert aria-hidden="true" className={styles.sign} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

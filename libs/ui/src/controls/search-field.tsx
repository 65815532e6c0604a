import { type ComponentPropsWithRef, useId } from 'react';
import { LineIcon } from '../media/icons.tsx';
import { classNames } from '../platform/class-names.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Accessible name, e.g. the searched list. */
  label: string;
}

/** A search field without form or errors; use `TextField` for those. */
export function SearchField({ label, className, id, ...rest }: SearchFieldProps) {
  const made = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id ?? made} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <LineIcon d="M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l4.5 4.5" className={styles.icon} />
        <input
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          placeholder=" "
          {...rest}
          id={id ?? made}
          type="search"
          className={styles.input}
        />
      </div>
    </div>
  );
}

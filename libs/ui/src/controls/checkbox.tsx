import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { FieldNotes, type FieldTexts, useFieldIds } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label' | 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: string;
  /** Content outside the label, e.g. links to terms: a tap on a link does not tick the box. */
  children?: ReactNode;
}

/** A labelled checkbox. `ref` and other properties reach the input; `className` the field. */
export function Checkbox({ label, hint, error, className, id, children, ...rest }: CheckboxProps) {
  const ids = useFieldIds({ ...rest, id, hint, error });
  return (
    <div className={classNames(fieldStyles.field, styles.field, className)}>
      <label className={styles.row}>
        <input {...rest} {...ids.aria} id={ids.control} type="checkbox" className={styles.box} />
        <span className={styles.text}>{label}</span>
      </label>
      {children && <div className={styles.more}>{children}</div>}
      <FieldNotes ids={ids} label={label} hint={hint} error={error} />
    </div>
  );
}

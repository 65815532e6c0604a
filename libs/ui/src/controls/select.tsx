import type { ComponentPropsWithRef } from 'react';
import { LineIcon } from '../media/icons.tsx';
import { downSign } from '../media/signs.ts';
import { classNames } from '../platform/class-names.ts';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './select.module.css';

export interface SelectOption {
  /** Form value. */
  readonly value: string;
  /** Visible text. */
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Text of the empty choice, whose value is ''. */
  placeholder?: string;
}

/** A labelled native select. `ref` and other properties reach the select; `className` the field. */
export function Select({
  label,
  optional,
  error,
  hint,
  options,
  placeholder,
  className,
  id,
  onBlur,
  ...rest
}: SelectProps) {
  const ids = useFieldIds({ ...rest, id, hint, error });
  // Ignores blur events within the select: its open list is a child.
  const leave: typeof onBlur = (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  const texts = { label, optional, hint, error };
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <div className={fieldStyles.box}>
        <select
          {...rest}
          {...ids.aria}
          id={ids.control}
          onBlur={leave}
          className={classNames(fieldStyles.control, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <LineIcon d={downSign} className={styles.arrow} />
      </div>
    </FieldFrame>
  );
}

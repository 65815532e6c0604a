import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Picture at the start, e.g. a magnifying glass; decorative. */
  icon?: ReactNode;
  /** Control at the end of the field. */
  end?: ReactNode;
}

/** A labelled text input. `ref` and other properties reach the input; `className` the field. */
export function TextField({
  label,
  optional,
  error,
  hint,
  icon,
  end,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ ...rest, id, hint, error });
  const texts = { label, optional, hint, error };
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <div className={fieldStyles.box}>
        {icon && (
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
        )}
        <input
          dir={directionOf(type)}
          placeholder={type === 'file' ? undefined : ' '}
          {...rest}
          {...ids.aria}
          id={ids.control}
          type={type}
          className={classNames(fieldStyles.control, styles.input)}
        />
        {end}
      </div>
    </FieldFrame>
  );
}

// Direction of the typed text: left to right for emails and URLs, else by its letters. File fields have no typed
// text.
function directionOf(type: string) {
  if (type === 'file') return undefined;
  return type === 'email' || type === 'url' ? 'ltr' : 'auto';
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Visible lines; the learner can resize it. */
  rows?: number;
}

/** A labelled text area. `ref` and other properties reach the text area; `className` the field. */
export function TextArea({ label, optional, error, hint, className, id, rows = 5, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ ...rest, id, hint, error });
  const texts = { label, optional, hint, error };
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <div className={fieldStyles.box}>
        <textarea
          dir="auto"
          placeholder=" "
          {...rest}
          {...ids.aria}
          id={ids.control}
          rows={rows}
          className={classNames(fieldStyles.control, styles.text)}
        />
      </div>
    </FieldFrame>
  );
}

import { type ReactNode, useRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/line-icons.tsx';
import { wrongSign } from '../media/signs.ts';
import { en } from '../messages/en.ts';
import styles from './field.module.css';
import { useErrorSaid } from './use-error-said.ts';
import type { FieldIds } from './use-field-ids.ts';

/** The texts around every control of a form. */
export interface FieldWords {
  /** The label, always visible. */
  label: string;
  /** Help that is shown before anything is entered. */
  hint?: ReactNode;
  /** The error, with help; shown under the field and announced once. */
  error?: ReactNode;
  /** May be left empty; the label says so. Unmarked fields are required. */
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldWords {
  ids: FieldIds;
  className: string | undefined;
  children: ReactNode;
}

/** Name, control, help and error of a field, one below the other. */
export function FieldFrame({ ids, label, optional, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.control}>
        <FieldName label={label} optional={optional} />
      </label>
      {children}
      <FieldNotes ids={ids} label={label} hint={hint} error={error} />
    </div>
  );
}

/** The name of a field, and whether it may be left empty. */
export function FieldName({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  const t = useMessages(en);
  if (!optional) return label;
  return (
    <>
      {label} <span className={styles.optional}>{t('ui.field.optional')}</span>
    </>
  );
}

/** Help and error below a control. */
export function FieldNotes({ ids, label, hint, error }: FieldWords & { ids: FieldIds }) {
  const t = useMessages(en);
  const words = useRef<HTMLDivElement>(null);
  useErrorSaid(ids.control, words, (text) => t('ui.field.error', { field: label, error: text }));
  return (
    <>
      {ids.hint && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {ids.error && (
        <div id={ids.error} className={styles.error}>
          <LineIcon d={wrongSign} className={styles.sign} />
          <div ref={words} className={styles.words}>
            {error}
          </div>
        </div>
      )}
    </>
  );
}

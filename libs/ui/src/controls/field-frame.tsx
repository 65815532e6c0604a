import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/icons.tsx';
import { wrongSign } from '../media/signs.ts';
import { en } from '../messages/en.ts';
import { classNames } from '../platform/class-names.ts';
import { announce } from '../platform/live-region.tsx';
import styles from './field.module.css';

/** Texts of a form field. */
export interface FieldTexts {
  label: string;
  /** Help shown before any input. */
  hint?: ReactNode;
  /** Error text, shown under the field and announced once. */
  error?: ReactNode;
  /** Adds "optional" to the label; other fields are required. */
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  className: string | undefined;
  children: ReactNode;
}

/** Lays out label, control, help and error of a field. */
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

/** The label of a field, with its "optional" suffix. */
export function FieldName({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  const t = useMessages(en);
  if (!optional) return label;
  return (
    <>
      {label} <span className={styles.optional}>{t('ui.field.optional')}</span>
    </>
  );
}

/** Help and error below a control. */
export function FieldNotes({ ids, label, hint, error }: FieldTexts & { ids: FieldIds }) {
  const t = useMessages(en);
  const errorText = useRef<HTMLDivElement>(null);
  useErrorAnnouncement(ids.control, errorText, (text) => t('ui.field.error', { field: label, error: text }));
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
          <div ref={errorText} className={styles.text}>
            {error}
          </div>
        </div>
      )}
    </>
  );
}

/** Ids that tie a control to its hint and error, and the control's ARIA attributes. */
interface FieldIds {
  readonly control: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Attributes of the control: the error is read before the hint. */
  readonly aria: {
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

interface Given extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Ids and ARIA attributes of a field; keeps the caller's id and description. */
export function useFieldIds({ id, hint, error, 'aria-describedby': described }: Given): FieldIds {
  const made = useId();
  const control = id ?? made;
  const hintId = isShown(hint) ? `${control}-hint` : undefined;
  const errorId = isShown(error) ? `${control}-error` : undefined;
  return {
    control,
    hint: hintId,
    error: errorId,
    aria: {
      'aria-invalid': errorId ? true : undefined,
      'aria-describedby': [errorId, hintId, described].filter(Boolean).join(' ') || undefined,
    },
  };
}

function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}

/**
 * Announces the error of a field when it appears after blur or submit, and when it changes then. While the learner
 * types, the visible error changes silently.
 * @param control id of the control
 * @param error element with the error, or null
 * @param wording formats the error as a sentence with the field's name
 */
function useErrorAnnouncement(
  control: string,
  error: RefObject<HTMLElement | null>,
  wording: (text: string) => string,
): void {
  const announced = useRef('');
  const isTyping = useRef(false);
  const say = useRef(() => {});
  useEffect(() => {
    say.current = () => {
      const text = error.current?.textContent?.trim() ?? '';
      if (text === announced.current || isTyping.current) return;
      announced.current = text;
      if (text) announce(wording(text));
    };
    say.current();
  });
  useEffect(() => {
    const field = document.getElementById(control);
    const leaving = new AbortController();
    const { signal } = leaving;
    const pause = () => {
      isTyping.current = false;
      say.current();
    };
    field?.addEventListener('input', () => (isTyping.current = true), { signal });
    field?.addEventListener('focusout', pause, { signal });
    field?.closest('form')?.addEventListener('submit', pause, { signal });
    return () => leaving.abort();
  }, [control]);
}

import { Button, Notice } from '@sirah-trails/ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './form.module.css';
import type { ServerForm } from './use-server-form.ts';

export interface FormProps<Entered extends FieldValues> {
  form: ServerForm<Entered>;
  /** Submit button label. */
  submit: string;
  /** `danger` for a removal. */
  variant?: 'primary' | 'danger';
  submitRef?: Ref<HTMLButtonElement> | undefined;
  /** Initial notice, e.g. the reason for a redirect. Disappears on the first submit. */
  notice?: string | null | undefined;
  children: ReactNode;
}

/** Server form layout: notice, fields, error summary, submit button. */
export function Form<Entered extends FieldValues>(props: FormProps<Entered>) {
  const { form, submit, variant = 'primary', submitRef, notice, children } = props;
  return (
    // POST keeps the values out of the URL where a password manager calls the element's own submit().
    <form noValidate method="post" className={styles.form} onSubmit={form.submit}>
      {notice && !form.isSubmitted && <Notice tone="wrong">{notice}</Notice>}
      {children}
      {form.summary && <Notice tone="wrong">{form.summary}</Notice>}
      <Button
        ref={submitRef}
        type="submit"
        variant={variant}
        busy={form.isPending}
        disabledReason={form.waitReason}
        className={styles.submit}
        onMouseDown={keepFocus}
      >
        {submit}
      </Button>
    </form>
  );
}

// Keeps the focus during a press: a blur would remove the field error and shift the button away.
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

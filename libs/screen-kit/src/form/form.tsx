import { Button, Notice } from '@sirah-trails/ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './form.module.css';
import type { ServerForm } from './use-server-form.ts';

export interface FormProps<Entered extends FieldValues> {
  form: ServerForm<Entered>;
  /** The words of the button that sends. */
  submit: string;
  submitRef?: Ref<HTMLButtonElement> | undefined;
  /** News from before the form, e.g. why the learner was sent here. It goes with the first submit. */
  notice?: string | null | undefined;
  children: ReactNode;
}

/** The frame of a server form: its fields, what is wrong with the whole of it, and the button that sends. */
export function Form<Entered extends FieldValues>(props: FormProps<Entered>) {
  const { form, submit, submitRef, notice, children } = props;
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      {notice && !form.isSubmitted && <Notice tone="wrong">{notice}</Notice>}
      {children}
      {form.summary && <Notice tone="wrong">{form.summary}</Notice>}
      <Button
        ref={submitRef}
        type="submit"
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

// A press would take the focus from a field, whose error then goes: the button would move away before it is let go.
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

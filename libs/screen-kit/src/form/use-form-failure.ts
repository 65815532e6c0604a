import { ApiError } from '@sirah-trails/api-client';
import { type Translate, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { formEn } from '../messages/form-en.ts';

/** Form errors after a failed write. */
interface FormFailure {
  /** First message by field. */
  fields: Readonly<Partial<Record<string, string>>>;
  /** Error without a field; null if field errors cover it. */
  summary: string | null;
}

const none: FormFailure = { fields: {}, summary: null };

/**
 * Server error state. Separate from react-hook-form errors, because a server error stays during a correction and disappears on
 * blur.
 */
export function useFormFailure(names: readonly string[]) {
  const t = useMessages(formEn);
  const [failure, setFailure] = useState(none);
  const show = (error: unknown, form: Element) => {
    const found = formFailure(error, names, t);
    // Moves the focus before the messages appear: the blur would clear the left field's message.
    focusFirst(form, names, found.fields);
    setFailure(found);
  };
  const leave = (name: string) =>
    setFailure(({ fields, summary }) => ({ fields: { ...fields, [name]: undefined }, summary }));
  return { failure, show, leave, clear: () => setFailure(none) };
}

/** Splits an error into field messages and a summary. */
function formFailure(error: unknown, names: readonly string[], t: Translate<typeof formEn>): FormFailure {
  if (!(error instanceof ApiError)) return { fields: {}, summary: t('kit.form.other') };
  if (error.kind === 'network') return { fields: {}, summary: t('kit.form.network') };
  if (error.kind === 'timeout') return { fields: {}, summary: t('kit.form.timeout') };
  const messages = Object.entries(error.fieldErrors).flatMap(([field, [message]]) =>
    message === undefined ? [] : [{ field, message }],
  );
  const own = messages.filter(({ field }) => names.includes(field));
  const other = messages.find(({ field }) => !names.includes(field))?.message;
  return {
    fields: Object.fromEntries(own.map(({ field, message }) => [field, message])),
    summary: other ?? (own.length > 0 ? null : error.message || t('kit.form.other')),
  };
}

/** Focuses the first invalid field in form order. */
export function focusFirst(form: Element, names: readonly string[], errors: object): void {
  const first = names.find((name) => errors[name as keyof typeof errors] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

import { ApiError } from '@sirah-trails/api-client';
import { type Translate, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { formEn } from '../messages/form-en.ts';

/** What a form shows after a write has failed. */
interface FormFailure {
  /** The first message of each field. */
  fields: Readonly<Partial<Record<string, string>>>;
  /** What belongs to no field of the form; null if the fields say it all. */
  summary: string | null;
}

const none: FormFailure = { fields: {}, summary: null };

/**
 * The failure that a form shows. It is a state beside the errors of react-hook-form, because it follows another rule: a
 * message stays while its field is corrected and goes when the field is left.
 */
export function useFormFailure(names: readonly string[]) {
  const t = useMessages(formEn);
  const [failure, setFailure] = useState(none);
  const show = (error: unknown, form: Element) => {
    const found = formFailure(error, names, t);
    // The focus moves before the messages show: the field that it leaves would lose its own.
    focusFirst(form, names, found.fields);
    setFailure(found);
  };
  const leave = (name: string) =>
    setFailure(({ fields, summary }) => ({ fields: { ...fields, [name]: undefined }, summary }));
  return { failure, show, leave, clear: () => setFailure(none) };
}

/** Sorts the messages of a failure: those of the form's own fields, and one sentence for everything else. */
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

/** Focuses the first of the fields, in the order of the form, that has an error. */
export function focusFirst(form: Element, names: readonly string[], errors: object): void {
  const first = names.find((name) => errors[name as keyof typeof errors] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

import { ApiError } from '@sirah-trails/api-client';
import type { Translate } from '@sirah-trails/ui';
import type { formEn } from '../messages/form-en.ts';

/** What a form shows after a write has failed. */
export interface FormFailure {
  /** The first message of each field. */
  fields: Readonly<Partial<Record<string, string>>>;
  /** What belongs to no field of the form; null if the fields say it all. */
  summary: string | null;
}

export const noFailure: FormFailure = { fields: {}, summary: null };

/** Sorts the messages of a failure: those of the form's own fields, and one sentence for everything else. */
export function formFailure(
  error: unknown,
  fields: readonly string[],
  t: Translate<typeof formEn>,
): FormFailure {
  if (!(error instanceof ApiError)) return { fields: {}, summary: t('kit.form.other') };
  if (error.kind === 'network' || error.kind === 'timeout')
    return { fields: {}, summary: t('kit.form.network') };
  const messages = Object.entries(error.fieldErrors).flatMap(([field, [message]]) =>
    message === undefined ? [] : [{ field, message }],
  );
  const own = messages.filter(({ field }) => fields.includes(field));
  const other = messages.find(({ field }) => !fields.includes(field))?.message;
  return {
    fields: Object.fromEntries(own.map(({ field, message }) => [field, message])),
    summary: other ?? (own.length > 0 ? null : error.message || t('kit.form.other')),
  };
}

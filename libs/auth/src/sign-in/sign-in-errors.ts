import { ApiError } from '@sirah-trails/api-client';
import type { Translate } from '@sirah-trails/ui';
import type { en } from '../messages/en.ts';

const fields = ['email', 'password'] as const;
type Field = (typeof fields)[number];

export interface SignInErrors {
  /** Under its field. */
  fields: Partial<Record<Field, string>>;
  /** Above the form; null where the fields say it all. */
  summary: string | null;
}

/** What a failed sign-in says, by A8: messages by field, what fits no field above the form (decision 75). */
export function signInErrors(error: unknown, t: Translate<typeof en>): SignInErrors {
  if (!(error instanceof ApiError)) return { fields: {}, summary: t('auth.error.other') };
  if (error.kind === 'network' || error.kind === 'timeout')
    return { fields: {}, summary: t('auth.error.network') };
  const own = Object.fromEntries(
    fields.flatMap((field) => error.fieldErrors[field]?.slice(0, 1).map((message) => [field, message]) ?? []),
  );
  const other = Object.entries(error.fieldErrors).find(([field]) => !isField(field))?.[1][0];
  const sentence = other ?? (Object.keys(own).length > 0 ? null : error.message || t('auth.error.other'));
  return { fields: own, summary: sentence };
}

function isField(name: string): name is Field {
  return fields.some((field) => field === name);
}

import { ApiError } from '@sirah-trails/api-client';
import type { Translate } from '@sirah-trails/ui';
import type { en } from '../messages/en.ts';

const fields = ['email', 'password'] as const;
type Field = (typeof fields)[number];

export interface SignInErrors {
  /** What stands under which field, in the order of the form. */
  fields: readonly (readonly [Field, string])[];
  /** Above the form; null where the fields say it all. */
  summary: string | null;
}

/** What a failed sign-in says: messages by field, what fits no field above the form. */
export function signInErrors(error: unknown, t: Translate<typeof en>): SignInErrors {
  if (!(error instanceof ApiError)) return { fields: [], summary: t('auth.error.other') };
  if (error.kind === 'network' || error.kind === 'timeout')
    return { fields: [], summary: t('auth.error.network') };
  const own = fields.flatMap((field) => {
    const message = error.fieldErrors[field]?.[0];
    return message === undefined ? [] : [[field, message] as const];
  });
  const other = Object.entries(error.fieldErrors).find(([field]) => !isField(field))?.[1][0];
  const sentence = other ?? (own.length > 0 ? null : error.message || t('auth.error.other'));
  return { fields: own, summary: sentence };
}

function isField(name: string): name is Field {
  return fields.some((field) => field === name);
}

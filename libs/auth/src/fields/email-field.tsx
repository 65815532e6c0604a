import { sayingOf } from '@sirah-trails/screen-kit/form';
import { TextField, type TextFieldProps, useMessages } from '@sirah-trails/ui';
import * as z from 'zod/mini';
import { sharedEn } from '../messages/shared-en.ts';

const says = sayingOf(sharedEn);

export const emailRule = z
  .string()
  .check(z.minLength(1, says('auth.email.required')), z.email(says('auth.email.invalid')));

/** Email input with browser autofill. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const t = useMessages(sharedEn);
  return (
    <TextField
      label={t('auth.sign-in.email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      {...props}
    />
  );
}

import { TextField, type TextFieldProps, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** Takes an e-mail address, which the browser may fill in as that of an account. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const t = useMessages(en);
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

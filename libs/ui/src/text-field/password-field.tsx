import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './text-field.module.css';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useMessages(en);
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Sign aria-hidden="true" />
        </button>
      }
    />
  );
}

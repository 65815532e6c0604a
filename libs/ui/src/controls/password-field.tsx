import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/icons.tsx';
import { eyeSign, eyeOffSign } from '../media/signs.ts';
import { en } from '../messages/en.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './text-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'icon'>;

/** A password field with a button that shows its text. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(en);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          className={styles.reveal}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <LineIcon d={shown ? eyeOffSign : eyeSign} />
        </IconButton>
      }
    />
  );
}

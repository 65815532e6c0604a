import { TextField, type TextFieldProps, useMessages } from '@sirah-trails/ui';
import { codeEn } from '../messages/code-en.ts';
import styles from './code-field.module.css';

/** Takes the six digits of a mail; the browser may fill them in from the message. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const t = useMessages(codeEn);
  return (
    <TextField
      label={t('kit.code.label')}
      hint={t('kit.code.hint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      dir="ltr"
      className={styles.code}
      {...props}
    />
  );
}

import { sayingOf } from '@sirah-trails/screen-kit/form';
import { TextField, type TextFieldProps, useMessages } from '@sirah-trails/ui';
import * as z from 'zod/mini';
import { sharedEn } from '../messages/shared-en.ts';
import styles from './code-field.module.css';

const says = sayingOf(sharedEn);

/**
 * A six-digit code in any script, sent without spaces, hyphens and invisible characters. Incomplete codes are not sent, because
 * each wrong code costs an attempt.
 */
export const codeRule = z.pipe(
  z
    .string()
    .check(
      z.minLength(1, says('kit.code.required')),
      z.regex(/^[\s\p{Cf}-]*(\p{Nd}[\s\p{Cf}-]*){6}$/u, says('kit.code.unfinished')),
    ),
  z.transform((code: string) => code.replace(/\P{Nd}/gu, '')),
);

/** Input for a six-digit code, with browser autofill. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const t = useMessages(sharedEn);
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

import { type ReactNode, useId } from 'react';
import type { FieldWords } from './field-frame.tsx';

/** The ids that tie a control to its hint and its error, and the attributes of the control. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** For the control: the error is read before the hint. */
  readonly aria: {
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

interface Given extends Pick<FieldWords, 'hint' | 'error'> {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Makes the ids of a field; an id and a description that the caller gave are kept. */
export function useFieldIds({ id, hint, error, 'aria-describedby': described }: Given): FieldIds {
  const made = useId();
  const control = id ?? made;
  const hintId = there(hint) ? `${control}-hint` : undefined;
  const errorId = there(error) ? `${control}-error` : undefined;
  return {
    control,
    hint: hintId,
    error: errorId,
    aria: {
      'aria-invalid': errorId ? true : undefined,
      'aria-describedby': [errorId, hintId, described].filter(Boolean).join(' ') || undefined,
    },
  };
}

function there(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}

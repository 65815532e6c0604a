import { useId } from 'react';

/** The ids that tie a field to its hint and its error. */
export function useFieldIds(given: string | undefined, hint: unknown, error: unknown) {
  const made = useId();
  const input = given ?? made;
  const hintId = hint ? `${input}-hint` : undefined;
  const errorId = error ? `${input}-error` : undefined;
  const described = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return { input, hint: hintId, error: errorId, described };
}

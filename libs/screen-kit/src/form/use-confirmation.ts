import { useRef, useState } from 'react';

interface Confirmation<Values> {
  /** For the form: asks the learner, and resolves with the decision. */
  confirm: (values: Values) => Promise<boolean>;
  /** What the learner is asked about; stays while the dialog closes. Null before. */
  values: Values | null;
  open: boolean;
  decide: (yes: boolean) => void;
}

/** The state of a dialog that asks before a form is sent. It closes with the decision. */
export function useConfirmation<Values>(): Confirmation<Values> {
  const [asked, setAsked] = useState<{ values: Values | null; open: boolean }>({ values: null, open: false });
  const resolve = useRef<(yes: boolean) => void>(undefined);
  return {
    ...asked,
    confirm: (values) => {
      setAsked({ values, open: true });
      return new Promise((decided) => (resolve.current = decided));
    },
    decide: (yes) => {
      setAsked(({ values }) => ({ values, open: false }));
      resolve.current?.(yes);
    },
  };
}

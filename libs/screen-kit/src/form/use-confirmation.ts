import { useRef, useState } from 'react';

interface Confirmation<Values> {
  /** For the form: asks the learner, and resolves with the decision. */
  confirm: (values: Values) => Promise<boolean>;
  /** What the learner is asked about; stays while the dialog closes. Null before. */
  values: Values | null;
  /** For the dialog that asks. */
  dialog: ConfirmationDialog;
}

/** What a dialog that asks before a form is sent has to do with its form. */
export interface ConfirmationDialog {
  open: boolean;
  /** Called with the decision; closing the dialog is a no. */
  onDecide: (yes: boolean) => void;
  /** Called when the dialog is off the screen. */
  onClosed: () => void;
}

/** The state of a dialog that asks before a form is sent. It closes with the decision. */
export function useConfirmation<Values>(): Confirmation<Values> {
  const [asked, setAsked] = useState<{ values: Values | null; open: boolean }>({ values: null, open: false });
  const resolve = useRef<(yes: boolean) => void>(undefined);
  const settle = (yes: boolean) => {
    resolve.current?.(yes);
    resolve.current = undefined;
  };
  return {
    values: asked.values,
    confirm: (values) => {
      setAsked({ values, open: true });
      return new Promise((decided) => (resolve.current = decided));
    },
    dialog: {
      open: asked.open,
      onDecide: (yes) => {
        setAsked(({ values }) => ({ values, open: false }));
        if (!yes) settle(false);
      },
      // A closing dialog returns the focus: a refusal that came before would lose its message with the focus of its field.
      onClosed: () => settle(true),
    },
  };
}

import { useRef, useState } from 'react';

interface Confirmation<Values> {
  /** For the form: opens the dialog and resolves with the decision. */
  confirm: (values: Values) => Promise<boolean>;
  /** Values to confirm, unchanged during the closing animation; null before. */
  values: Values | null;
  /** Dialog props. */
  dialog: ConfirmationDialog;
}

/** Confirmation dialog props. */
export interface ConfirmationDialog {
  open: boolean;
  /** Called with the decision; closing the dialog counts as no. */
  onDecide: (yes: boolean) => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Confirmation dialog state. The dialog closes with the decision. */
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
      // Sends only after closing: the dialog's focus restore would blur a field and clear its error.
      onClosed: () => settle(true),
    },
  };
}

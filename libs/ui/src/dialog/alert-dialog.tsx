import { lazy, type ReactNode, Suspense } from 'react';
import { useOpenedOnce } from './use-opened-once.ts';

const Popup = lazy(() =>
  import('./alert-dialog-popup.tsx').then(({ AlertDialogPopup }) => ({ default: AlertDialogPopup })),
);

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** A picture above the title; it says nothing by itself. */
  picture?: ReactNode;
  /** What it says. */
  children?: ReactNode;
  /** The ways on, the first one the best; they stay in sight below what is longer than the screen. */
  actions: ReactNode;
  className?: string | undefined;
}

/** A message that wants an answer: only its actions close it. Its code comes with the first one that opens. */
export function AlertDialog(props: AlertDialogProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <Popup {...props} />
    </Suspense>
  );
}

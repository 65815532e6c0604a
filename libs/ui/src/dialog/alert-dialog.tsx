import { lazy, type ReactNode, Suspense } from 'react';
import { useOpenedOnce } from './use-opened-once.ts';

const Popup = lazy(() =>
  import('./alert-dialog-popup.tsx').then(({ AlertDialogPopup }) => ({ default: AlertDialogPopup })),
);

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** A picture above the title; decorative. */
  picture?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** The actions, the preferred one first; they stay visible below long content. */
  actions: ReactNode;
  className?: string | undefined;
}

/** A message that requires a decision: only its actions close it. Its code loads with the first one that opens. */
export function AlertDialog(props: AlertDialogProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <Popup {...props} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { dialogCode } from './dialog-code.ts';
import { DialogOnDemand } from './dialog-on-demand.tsx';

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
  return <DialogOnDemand code={dialogCode.alert} dialog={props} />;
}

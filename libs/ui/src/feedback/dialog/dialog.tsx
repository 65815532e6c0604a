import type { ReactNode } from 'react';
import { dialogCode } from './dialog-code.ts';
import { DialogOnDemand } from './dialog-on-demand.tsx';

export interface DialogProps {
  open: boolean;
  /** Called with false when the learner closes it. */
  onOpenChange: (open: boolean) => void;
  /** Called when it is off the screen and has given the focus back. */
  onClosed?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  /** A picture above the title; decorative. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The actions, the preferred one first; they stay visible below long content. */
  actions?: ReactNode;
  /** False: no close button, Escape and a tap outside do nothing; the content offers the way on. */
  dismissible?: boolean;
  className?: string | undefined;
}

/** A modal dialog. Its code loads with the first one that opens. */
export function Dialog(props: DialogProps) {
  return <DialogOnDemand code={dialogCode.dialog} dialog={props} />;
}

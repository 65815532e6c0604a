import type { ReactNode } from 'react';
import { dialogCode } from './dialog-code.ts';
import { DialogOnDemand } from './dialog-on-demand.tsx';

export interface SheetProps {
  open: boolean;
  /** Called with false when the learner closes it: by the button, Escape, a tap outside, or a swipe down. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  /** The actions, the preferred one first; they stay visible at the lower edge. */
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * A modal sheet that rises from the lower edge in 700 ms. Its code loads with the first one that opens.
 * No text inputs in it: the keyboard of iOS covers them.
 */
export function Sheet(props: SheetProps) {
  return <DialogOnDemand code={dialogCode.sheet} dialog={props} />;
}

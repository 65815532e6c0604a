import { type ComponentType, useState } from 'react';
import { useBackPress } from '../../platform/back-press.ts';
import { useLazyCode, type LazyCode } from '../../platform/lazy-code.ts';
import { MissingCode } from '../missing-code.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { DialogWait } from './dialog-wait.tsx';

interface OnDemandProps {
  open: boolean;
  title: string;
  /** Absent where only the actions of the dialog close it. */
  onOpenChange?: (open: boolean) => void;
  dismissible?: boolean;
}

interface DialogOnDemandProps<Props> {
  code: LazyCode<ComponentType<Props>>;
  dialog: Props;
}

/**
 * A dialog whose code loads with the first one that opens. Until it is there, the screen is veiled; where it does not
 * come, and where its content fails, a plain dialog says so, and the screen behind it stays as it is. Back closes it as
 * its own button does; a dialog that requires a decision stays.
 */
export function DialogOnDemand<Props extends OnDemandProps>({ code, dialog }: DialogOnDemandProps<Props>) {
  const { open, title, onOpenChange, dismissible = true } = dialog;
  const opened = useOpenedOnce(open);
  const state = useLazyCode(code, opened);
  const close = onOpenChange && dismissible ? () => onOpenChange(false) : undefined;
  useBackPress(open, () => close?.(), true);
  const failure = (panel: React.ReactNode) =>
    open && (
      <DialogFailure title={title} onClose={close}>
        {panel}
      </DialogFailure>
    );
  if (!opened) return null;
  if (state.status === 'failed') return failure(<MissingCode onRetry={() => void code.load()} />);
  if (state.status !== 'loaded') return open && <DialogWait onStop={close} />;
  return (
    <ErrorBoundary fallback={(retry) => failure(<ErrorPanel onRetry={retry} />)}>
      <state.value {...dialog} />
    </ErrorBoundary>
  );
}

/** Whether something has been open at least once: only then is its code fetched. */
function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

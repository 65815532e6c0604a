import {
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../controls/icon-button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { LineIcon } from '../../media/icons.tsx';
import { Khatam } from '../../media/khatam.tsx';
import { closeSign } from '../../media/signs.ts';
import { en } from '../../messages/en.ts';
import { useBackPress } from '../../platform/back-press.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { MissingCode } from '../missing-code.tsx';
import styles from './lazy-dialog.module.css';

interface LazyDialogProps {
  open: boolean;
  title: string;
  /** Absent where only the actions close it. */
  onOpenChange?: (open: boolean) => void;
  dismissible?: boolean;
}

/**
 * A dialog whose code loads when it first opens, or by `load()`. A veil covers the screen meanwhile. When loading or
 * content fails, a plain dialog shows the error over the unchanged screen. Back closes it like its own button, unless
 * it requires a decision.
 */
export function lazyDialog<Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Popup = lazyComponent(load, { Loading: Waiting, Failed: Missing });
  function LazyDialog(props: Props) {
    const { open } = props;
    const [hasOpened, setHasOpened] = useState(open);
    if (open && !hasOpened) setHasOpened(true);
    useBackPress(open, () => closeOf(props)?.(), true);
    if (!open && !hasOpened) return null;
    return (
      <ErrorBoundary
        fallback={(retry) => (
          <Failure {...props}>
            <ErrorPanel onRetry={retry} />
          </Failure>
        )}
      >
        <Popup {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyDialog, { load: Popup.load });
}

/** Closes the dialog; undefined if it requires a decision. */
function closeOf({ onOpenChange, dismissible = true }: LazyDialogProps): (() => void) | undefined {
  return onOpenChange && dismissible ? () => onOpenChange(false) : undefined;
}

function Waiting(props: LazyDialogProps) {
  return props.open && <Veil onStop={closeOf(props)} />;
}

function Missing({ onRetry, ...props }: LazyDialogProps & { onRetry: () => void }) {
  return (
    <Failure {...props}>
      <MissingCode onRetry={onRetry} />
    </Failure>
  );
}

/** Delay before the veil, in ms, so that a fast load shows no flash; a tap needs feedback within 100 ms. */
const veilDelayMs = 60;

/** Covers the screen while the code of a dialog loads. A tap on it calls `onStop`. */
function Veil({ onStop }: { onStop: (() => void) | undefined }) {
  const t = useMessages(en);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), veilDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const veil = (
    <button
      type="button"
      aria-label={t('ui.wait.stop')}
      aria-disabled={onStop ? undefined : true}
      onClick={onStop}
      className={styles.veil}
    >
      <Khatam className={styles.star} />
    </button>
  );
  return createPortal(veil, document.body);
}

/** Replaces a dialog that failed; a native dialog, whose code is always loaded. */
function Failure({ children, ...props }: LazyDialogProps & { children: ReactNode }) {
  return (
    props.open && (
      <PlainDialog {...props} onClose={closeOf(props)}>
        {children}
      </PlainDialog>
    )
  );
}

interface PlainDialogProps {
  title: string;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  const t = useMessages(en);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog ref={dialog} aria-label={title} onCancel={cancel} className={styles.failure}>
      {children}
      {onClose && (
        <IconButton label={t('ui.close')} onClick={onClose} className={styles.close}>
          <LineIcon d={closeSign} />
        </IconButton>
      )}
    </dialog>
  );
}

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
  /** Absent where only the actions of the dialog close it. */
  onOpenChange?: (open: boolean) => void;
  dismissible?: boolean;
}

/**
 * A dialog whose code loads with the first one that opens, or ahead by `load()`. Until then the screen is veiled. When loading or
 * content fails, a plain dialog shows the error, and the screen behind it stays as it is. Back closes it as its own button does; a
 * dialog that requires a decision stays.
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

/** Closes the dialog; undefined where it requires a decision. */
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

/** Delay before the veil, so that code that loads sooner shows no flash; a tap is seen to have arrived within 100 ms. */
const veilDelayMs = 60;

/** Covers the screen while the code of a dialog loads. A tap on it gives up, if `onStop` is given. */
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

/** Replaces a dialog that did not load or failed: the browser's own modal dialog, whose code is always there. */
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

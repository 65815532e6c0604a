import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { type ComponentPropsWithRef, useRef } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { LineIcon } from '../../media/icons.tsx';
import { closeSign } from '../../media/signs.ts';
import { en } from '../../messages/en.ts';
import { classNames } from '../../platform/class-names.ts';
import type { AlertDialogProps, DialogProps, SheetProps } from './dialog.tsx';
import styles from './dialog.module.css';
import sheetStyles from './sheet.module.css';

export function DialogPopup({ open, onOpenChange, onClosed, dismissible = true, ...rest }: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => isOpen || onClosed?.()}
    >
      <CentredPopup {...rest} dismissible={dismissible} />
    </BaseDialog.Root>
  );
}

export function AlertDialogPopup({ open, children, className, ...rest }: AlertDialogProps) {
  return (
    <BaseAlertDialog.Root open={open}>
      <CentredPopup
        {...rest}
        description={children}
        startsAtActions
        dismissible={false}
        className={classNames(styles.alert, className)}
      />
    </BaseAlertDialog.Root>
  );
}

interface CentredPopupProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'onClosed'> {
  /** Focuses the first action instead of the first control. */
  startsAtActions?: boolean;
}

/** The centred popup. Alerts use the same parts as dialogs with another root. */
function CentredPopup({
  title,
  description,
  picture,
  children,
  actions,
  dismissible,
  startsAtActions = false,
  className,
}: CentredPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const actionBar = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className={styles.backdrop} />
      <BaseDialog.Viewport className={styles.viewport}>
        <BaseDialog.Popup
          ref={popup}
          initialFocus={() => firstFocus(popup.current, startsAtActions ? actionBar.current : null)}
          className={classNames(styles.popup, className)}
        >
          {picture && (
            <div aria-hidden="true" className={styles.picture}>
              {picture}
            </div>
          )}
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          {description && (
            <BaseDialog.Description render={<div />} className={styles.description}>
              {description}
            </BaseDialog.Description>
          )}
          {children}
          {actions && (
            <div ref={actionBar} className={styles.actions}>
              {actions}
            </div>
          )}
          {dismissible && <BaseDialog.Close render={<CloseButton className={styles.close} />} />}
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  );
}

/**
 * Initial focus of a dialog: its first control (true), or the first action of an alert; the dialog itself if it is
 * taller than the screen, so that reading starts at the top.
 */
function firstFocus(popup: HTMLElement | null, actions: HTMLElement | null): HTMLElement | true {
  if (popup && popup.offsetHeight > window.innerHeight) return popup;
  return actions?.querySelector('button') ?? true;
}

export function SheetPopup({ open, onOpenChange, title, children, actions, className }: SheetProps) {
  return (
    <BaseDrawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={sheetStyles.backdrop} />
        <BaseDrawer.Viewport className={sheetStyles.viewport}>
          <BaseDrawer.Popup className={classNames(sheetStyles.popup, className)}>
            <div className={sheetStyles.head}>
              <div className={sheetStyles.handle} />
              <BaseDrawer.Title className={sheetStyles.title}>{title}</BaseDrawer.Title>
              <BaseDrawer.Close render={<CloseButton className={sheetStyles.close} />} />
            </div>
            <BaseDrawer.Content className={sheetStyles.content}>{children}</BaseDrawer.Content>
            {actions && <div className={sheetStyles.actions}>{actions}</div>}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}

function CloseButton(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'aria-pressed'>) {
  const t = useMessages(en);
  return (
    <IconButton {...props} label={t('ui.close')}>
      <LineIcon d={closeSign} />
    </IconButton>
  );
}

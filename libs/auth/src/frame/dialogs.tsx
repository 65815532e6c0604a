import type { ConfirmationDialog } from '@sirah-trails/screen-kit/form';
import { Button, type ButtonVariant, Dialog, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { sharedEn } from '../messages/shared-en.ts';

interface ConfirmDialogProps extends ConfirmationDialog {
  title: string;
  children: ReactNode;
  /** Confirm button label. */
  confirm: string;
  /** Cancel button label; 'Keep editing' by default. */
  decline?: string;
  variant?: ButtonVariant;
}

/** Confirmation dialog for a form. Keeps the input either way. */
export function ConfirmDialog({ open, onDecide, onClosed, title, children, ...labels }: ConfirmDialogProps) {
  const t = useMessages(sharedEn);
  const { confirm, decline = t('settings.keep-editing'), variant = 'primary' } = labels;
  return (
    <Dialog
      open={open}
      onOpenChange={() => onDecide(false)}
      onClosed={onClosed}
      title={title}
      description={children}
      actions={
        <>
          <Button variant={variant} onClick={() => onDecide(true)}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={() => onDecide(false)}>
            {decline}
          </Button>
        </>
      }
    />
  );
}

interface DoneDialogProps {
  open: boolean;
  /** Called on every way to close the dialog. */
  onClose: () => void;
  /** Success message. */
  children: ReactNode;
  /** Button label. */
  close: string;
}

/** 'Updated Successfully!': a form's success dialog. */
export function DoneDialog({ open, onClose, children, close }: DoneDialogProps) {
  const t = useMessages(sharedEn);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('settings.done')}
      description={children}
      actions={<Button onClick={onClose}>{close}</Button>}
    />
  );
}

import { Button, Dialog, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { dialogsEn } from '../messages/dialogs-en.ts';

interface DoneDialogProps {
  open: boolean;
  /** However it is closed. */
  onClose: () => void;
  /** What was done. */
  children: ReactNode;
  /** The words of the button. */
  close: string;
}

/** 'Updated Successfully!': after a form was sent. */
export function DoneDialog({ open, onClose, children, close }: DoneDialogProps) {
  const t = useMessages(dialogsEn);
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

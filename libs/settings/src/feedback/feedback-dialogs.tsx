import { Button, Dialog, useMessages } from '@sirah-trails/ui';
import { feedbackEn } from '../messages/feedback-en.ts';

interface ConfirmFeedbackProps {
  open: boolean;
  onDecide: (yes: boolean) => void;
}

/** Asks before feedback is sent. */
export function ConfirmFeedback({ open, onDecide }: ConfirmFeedbackProps) {
  const t = useMessages(feedbackEn);
  return (
    <Dialog
      open={open}
      onOpenChange={() => onDecide(false)}
      title={t('settings.feedback.confirm.title')}
      description={t('settings.feedback.confirm.text')}
      actions={
        <>
          <Button onClick={() => onDecide(true)}>{t('settings.feedback.confirm.send')}</Button>
          <Button variant="quiet" onClick={() => onDecide(false)}>
            {t('settings.feedback.confirm.close')}
          </Button>
        </>
      }
    />
  );
}

interface FeedbackSentProps {
  open: boolean;
  /** However it is closed. */
  onClose: () => void;
}

/** Thanks for feedback. */
export function FeedbackSent({ open, onClose }: FeedbackSentProps) {
  const t = useMessages(feedbackEn);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('settings.feedback.sent.title')}
      description={t('settings.feedback.sent.text')}
      actions={<Button onClick={onClose}>{t('settings.feedback.sent.close')}</Button>}
    />
  );
}

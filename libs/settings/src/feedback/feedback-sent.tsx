import { Button, Dialog, useMessages } from '@sirah-trails/ui';
import { feedbackEn } from '../messages/feedback-en.ts';

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

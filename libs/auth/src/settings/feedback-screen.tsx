import { links } from '@sirah-trails/api-client/links';
import { screen } from '@sirah-trails/screen-kit';
import { Form, sayingOf, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, Dialog, preloadDialogs, TextArea, TextField, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { CardSection } from '../frame/card-section.tsx';
import { ConfirmDialog } from '../frame/dialogs.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { feedbackEn } from '../messages/feedback-en.ts';
import { AttachmentField } from './attachment-field.tsx';
import { type Feedback, submitFeedbackMutation } from './endpoints.ts';
import { useUpload } from './use-upload.ts';

export default screen({
  messages: feedbackEn,
  useFrame: (t) => useOpenFrame(t('settings.feedback.title')),
  Content: FeedbackForm,
  idle: preloadDialogs,
});

const says = sayingOf(feedbackEn);

/** Client-side validation; attachments are checked when picked. */
const feedbackRules = z.object({
  subject: z.string().check(z.trim(), z.minLength(1, says('settings.feedback.subject.required'))),
  description: z.string().check(z.trim(), z.minLength(1, says('settings.feedback.description.required'))),
  attachment: z.nullable(z.instanceof(File)),
});

/** Feedback form with a confirmation dialog. */
export function FeedbackForm() {
  const t = useMessages(feedbackEn);
  const navigate = useNavigate();
  const confirmation = useConfirmation<Feedback>();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(false);
  const upload = useUpload();
  const form = useServerForm({
    name: 'settings.feedback',
    schema: feedbackRules,
    defaults: { subject: '', description: '', attachment: null as File | null },
    write: submitFeedbackMutation(upload),
    messages: feedbackEn,
    confirm: confirmation.confirm,
    onSuccess: () => setSent(true),
  });
  const pick = (picked: File | null) => {
    setFile(picked);
    form.set({ attachment: picked });
  };
  return (
    <CardSection>
      <Form form={form} submit={t('settings.feedback.submit')}>
        <TextField
          label={t('settings.feedback.subject')}
          placeholder={t('settings.feedback.subject.placeholder')}
          maxLength={200}
          {...form.field('subject')}
        />
        <TextArea
          label={t('settings.feedback.description')}
          rows={5}
          maxLength={5000}
          {...form.field('description')}
        />
        <AttachmentField
          file={file}
          error={form.field('attachment').error}
          progress={form.progress}
          onPick={pick}
        />
      </Form>
      <ConfirmDialog
        {...confirmation.dialog}
        title={t('settings.feedback.confirm.title')}
        confirm={t('settings.feedback.confirm.send')}
        decline={t('settings.feedback.confirm.close')}
      >
        {t('settings.feedback.confirm.text')}
      </ConfirmDialog>
      <FeedbackSent open={sent} onClose={() => void navigate(links.settings())} />
    </CardSection>
  );
}

interface FeedbackSentProps {
  open: boolean;
  /** Called on every way to close the dialog. */
  onClose: () => void;
}

function FeedbackSent({ open, onClose }: FeedbackSentProps) {
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

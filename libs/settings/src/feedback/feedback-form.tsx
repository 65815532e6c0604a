import { links } from '@sirah-trails/api-client/links';
import { Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { TextArea, TextField, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { type Feedback, submitFeedbackMutation } from '../endpoints/submit-feedback.ts';
import { feedbackEn } from '../messages/feedback-en.ts';
import { Part } from '../part/part.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { FeedbackSent } from './feedback-sent.tsx';
import { feedbackRules } from './feedback-rules.ts';
import { useUpload } from './use-upload.ts';

/** What a learner tells the people who run the instance: shown once more before it is sent. */
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
    <Part>
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
    </Part>
  );
}

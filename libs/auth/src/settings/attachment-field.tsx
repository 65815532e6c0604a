import { TextField, useMessages } from '@sirah-trails/ui';
import { useRef, useState } from 'react';
import { feedbackEn } from '../messages/feedback-en.ts';
import { Attachment } from './attachment.tsx';

/** The limit of an attachment, megabytes. */
const largestMegabytes = 5;

/** Why a file is no attachment; null for one that is. */
function attachmentProblem({ name, size }: File): 'format' | 'size' | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return 'format';
  return size > largestMegabytes * 1024 * 1024 ? 'size' : null;
}

interface AttachmentFieldProps {
  file: File | null;
  /** What the provider says of the file. */
  error: string | undefined;
  /** Share sent, 0 to 1, while the file is on its way; else null. */
  progress: number | null;
  onPick: (file: File | null) => void;
}

/** Takes a picture, shows it, and lets it go. */
export function AttachmentField({ file, error, progress, onPick }: AttachmentFieldProps) {
  const t = useMessages(feedbackEn);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof attachmentProblem>>(null);
  const messages = {
    format: t('settings.feedback.attachment.format'),
    size: t('settings.feedback.attachment.size', { limit: largestMegabytes }),
  };
  const pick = (picked: File | null) => {
    const found = picked && attachmentProblem(picked);
    setProblem(found);
    onPick(found ? null : picked);
  };
  const cancel = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    pick(null);
  };
  return (
    <>
      <TextField
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png"
        label={t('settings.feedback.attachment')}
        optional
        hint={t('settings.feedback.attachment.hint')}
        error={problem ? messages[problem] : error}
        onChange={({ target }) => pick(target.files?.[0] ?? null)}
      />
      {file && <Attachment file={file} progress={progress} onCancel={cancel} />}
    </>
  );
}

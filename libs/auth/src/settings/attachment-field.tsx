import { TextField, useMessages } from '@sirah-trails/ui';
import { useRef, useState } from 'react';
import { feedbackEn } from '../messages/feedback-en.ts';
import { Attachment } from './attachment.tsx';

/** Attachment limit, megabytes. */
const largestMegabytes = 5;

/** Validation error for a file; null if valid. */
function attachmentProblem({ name, size }: File): 'format' | 'size' | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return 'format';
  return size > largestMegabytes * 1024 * 1024 ? 'size' : null;
}

interface AttachmentFieldProps {
  file: File | null;
  /** The provider's error message for the file. */
  error: string | undefined;
  /** Upload progress, 0 to 1; null when idle. */
  progress: number | null;
  onPick: (file: File | null) => void;
}

/** Picks, previews and removes a picture. */
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

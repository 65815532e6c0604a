import { Button, Picture, ProgressRing, TickIcon, useMessages } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { feedbackEn } from '../messages/feedback-en.ts';
import styles from './attachment.module.css';

const addedMs = 2000;

interface AttachmentProps {
  file: File;
  /** Upload progress, 0 to 1; null when idle. */
  progress: number | null;
  onCancel: () => void;
}

/** Picture preview, with a full ring for 2 s after picking and a progress ring during the upload. */
export function Attachment({ file, progress, onCancel }: AttachmentProps) {
  const t = useMessages(feedbackEn);
  const { preview, isNew } = usePreview(file);
  return (
    <div className={styles.attachment}>
      <Picture
        src={preview}
        alt={t('settings.feedback.attachment.preview', { name: file.name })}
        className={styles.picture}
      />
      {progress !== null && <Sending progress={progress} />}
      {progress === null && isNew && (
        <ProgressRing
          className={styles.ring}
          label={t('settings.feedback.attachment.added')}
          value={1}
          max={1}
        >
          <TickIcon />
        </ProgressRing>
      )}
      {progress === null && (
        <Button variant="quiet" onClick={onCancel}>
          {t('settings.feedback.attachment.cancel')}
        </Button>
      )}
    </div>
  );
}

function Sending({ progress }: { progress: number }) {
  const t = useMessages(feedbackEn);
  const percent = Math.floor(progress * 100);
  const text = t('settings.feedback.attachment.percent', { percent });
  return (
    <>
      <ProgressRing
        className={styles.ring}
        label={t('settings.feedback.attachment.progress')}
        value={percent}
        max={100}
        valueText={text}
      >
        {text}
      </ProgressRing>
      <p className={styles.sending}>
        {progress < 1 ? t('settings.feedback.attachment.sending') : t('settings.feedback.attachment.sent')}
      </p>
    </>
  );
}

// Data URL, because the content security policy blocks `blob:` pictures.
function usePreview(file: File) {
  const [read, setRead] = useState<{ file: File; preview: string } | null>(null);
  const [seen, setSeen] = useState<File | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setRead({ file, preview: String(reader.result) });
    reader.readAsDataURL(file);
    const timer = setTimeout(() => setSeen(file), addedMs);
    return () => {
      reader.onload = null;
      clearTimeout(timer);
    };
  }, [file]);
  return { preview: read?.file === file ? read.preview : null, isNew: seen !== file };
}

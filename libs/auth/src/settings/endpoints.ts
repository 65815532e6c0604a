import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { BeginUpload } from './use-upload.ts';

export interface Feedback {
  subject: string;
  description: string;
  attachment: File | null;
}

/**
 * Sends feedback to the operators; `upload` sends the attachment. Errors: ApiError, 422 for an attachment that is too large or
 * not a picture.
 */
export function submitFeedbackMutation(upload: BeginUpload) {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey, onProgress }: Write<Feedback>) =>
      read(
        api.POST('/api/feedback/v1/submit', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { subject: values.subject, description: values.description },
          bodySerializer: () => multipart(values),
          ...(values.attachment && upload(onProgress)),
        }),
      ),
  });
}

function multipart({ subject, description, attachment }: Feedback): FormData {
  const form = new FormData();
  form.set('subject', subject);
  form.set('description', description);
  if (attachment) form.set('attachment', attachment);
  return form;
}

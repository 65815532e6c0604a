import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface Feedback {
  subject: string;
  description: string;
  attachment: File | null;
}

/** Sends feedback to the people who run the instance. Errors: ApiError, 422 for an attachment that is no picture or too large. */
export function submitFeedbackMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<Feedback>) =>
      read(
        api.POST('/api/feedback/v1/submit', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { subject: values.subject, description: values.description },
          bodySerializer: () => multipart(values),
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

import { defineMessages } from '@sirah-trails/ui';

/** The words of feedback. */
export const feedbackEn = defineMessages({
  'settings.feedback.title': 'Feedback',
  'settings.feedback.subject': 'Subject',
  'settings.feedback.subject.placeholder': 'A feature, an update, a function or a bug',
  'settings.feedback.subject.required': 'Subject is required',
  'settings.feedback.description': 'Description',
  'settings.feedback.description.required': 'Description is required',
  'settings.feedback.attachment': 'Attachment',
  'settings.feedback.attachment.hint':
    'A picture, at most 5 MB. Please leave out faces, names and addresses.',
  'settings.feedback.attachment.format': 'Invalid file format, only accept .jpg .jpeg .png',
  'settings.feedback.attachment.size': 'File size is too large, max size is {limit} MB',
  'settings.feedback.attachment.preview': 'Your attachment: {name}',
  'settings.feedback.attachment.added': 'Picture added',
  'settings.feedback.attachment.progress': 'Picture sent',
  'settings.feedback.attachment.percent': '{percent}%',
  'settings.feedback.attachment.sending': 'Your picture is on its way.',
  'settings.feedback.attachment.sent': 'Nearly there…',
  'settings.feedback.attachment.cancel': 'Cancel Attachment',
  'settings.feedback.submit': 'Send Feedback',
  'settings.feedback.confirm.title': 'Confirm Feedback Submission',
  'settings.feedback.confirm.text':
    'Are you sure you want to send this feedback? Once submitted, it cannot be edited.',
  'settings.feedback.confirm.send': 'Yes, Send Feedback',
  'settings.feedback.confirm.close': 'No, Close Message',
  'settings.feedback.sent.title': 'Thank You for Your Feedback!',
  'settings.feedback.sent.text': 'A person reads every message.',
  'settings.feedback.sent.close': 'Close Message',
});

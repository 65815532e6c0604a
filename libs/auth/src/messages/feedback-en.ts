import { defineMessages } from '@sirah-trails/ui';

/** Feedback chunk messages: feedback and contact. */
export const feedbackEn = defineMessages({
  'settings.feedback.title': 'Feedback',
  'settings.feedback.subject': 'Subject',
  'settings.feedback.subject.placeholder': 'What did you like? What went wrong?',
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
  'settings.feedback.submit': 'Send feedback',
  'settings.feedback.confirm.title': 'Confirm Feedback Submission',
  'settings.feedback.confirm.text':
    'Are you sure you want to send this feedback? Once submitted, it cannot be edited.',
  'settings.feedback.confirm.send': 'Yes, Send Feedback',
  'settings.feedback.confirm.close': 'No, Close Message',
  'settings.feedback.sent.title': 'Thank You for Your Feedback!',
  'settings.feedback.sent.text': 'A person reads every message.',
  'settings.feedback.sent.close': 'Close Message',
  'settings.contact.title': 'Contact HQ',
  'settings.contact.lead': 'Got a question, an idea, or something that is broken? We read every message.',
  'settings.contact.mail': 'Write to {email}',
  'settings.contact.lead.no-mail':
    'Got a question, an idea, or something that is broken? Here is how to get help.',
  'settings.contact.grown-up':
    'Ask a grown-up first: a parent, a teacher, or the person who gave you this app. Two heads are better than one!',
  'settings.contact.owner': 'This app comes to you from {owner}.',
  'settings.contact.below': 'Or write to us right here, below. A person reads every message.',
  'settings.contact.account':
    'With an account, you can also write to us right here. A person reads every message.',
  'settings.contact.sign-in': 'Sign in and write to us',
  'settings.contact.faq': 'Read the FAQ',
});

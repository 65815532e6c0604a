import type { ScreenParts } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useOpenFrame } from '../frame/open-frame.ts';
import { feedbackEn } from '../messages/feedback-en.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** `/settings/feedback`. */
export const feedbackParts: ScreenParts = {
  useFrame: () => useOpenFrame(useMessages(feedbackEn)('settings.feedback.title')),
  Content: FeedbackForm,
  idle: preloadDialogs,
};

import type { Handlers } from '../app/handler.ts';
import { submitFeedback } from './submit-feedback.ts';

/** The handlers of feedback, by operation. */
export const feedbackHandlers = { submitFeedback } satisfies Partial<Handlers>;

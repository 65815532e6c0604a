import type { Handlers } from '../kernel/handler.ts';
import { submitFeedback } from './submit-feedback.ts';

/** The handlers of feedback, by operation. */
export const feedbackHandlers = { submitFeedback } satisfies Partial<Handlers>;

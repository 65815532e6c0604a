import { ApiError } from '@sirah-trails/api-client';

/** Whether the content is locked for this learner. */
export const isLocked = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Whether the requested id does not exist. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

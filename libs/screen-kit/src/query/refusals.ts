import { ApiError } from '@sirah-trails/api-client';

/** Whether the provider refused because the place is locked for this learner. */
export const isLocked = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Whether nothing has the id that was asked for. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

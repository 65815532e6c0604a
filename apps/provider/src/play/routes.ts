import type { Handlers } from '../app/handler.ts';

/** The handlers of play, by operation. */
export const playHandlers = {} satisfies Partial<Handlers>;

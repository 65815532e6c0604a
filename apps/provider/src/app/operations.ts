import { playHandlers } from '../play/routes.ts';
import type { Handlers } from './handler.ts';

/** The handler of every operation of the contract. */
export const operations: Partial<Handlers> = {
  ...playHandlers,
};

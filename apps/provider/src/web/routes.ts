import type { Handlers } from '../kernel/handler.ts';
import { getConfiguration } from './get-configuration.ts';
import { getTheme } from './get-theme.ts';

/** The handlers of what the page needs before anything else, by operation. */
export const webHandlers = {
  getConfiguration,
  getTheme,
} satisfies Partial<Handlers>;

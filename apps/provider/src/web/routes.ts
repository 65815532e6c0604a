import type { Handlers } from '../kernel/handler.ts';
import { getAbout } from './get-about.ts';
import { getConfiguration } from './get-configuration.ts';
import { getTheme } from './get-theme.ts';
import { reportClientError } from './report-client-error.ts';

/** The handlers of what the page needs before anything else, by operation. */
export const webHandlers = {
  getAbout,
  getConfiguration,
  getTheme,
  reportClientError,
} satisfies Partial<Handlers>;

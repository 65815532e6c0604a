import type { Handlers } from '../kernel/handler.ts';
import { getAbout, getConfiguration } from './instance.ts';
import { getTheme } from './get-theme.ts';
import { reportClientError } from './report-client-error.ts';

export const webHandlers = {
  getAbout,
  getConfiguration,
  getTheme,
  reportClientError,
} satisfies Partial<Handlers>;

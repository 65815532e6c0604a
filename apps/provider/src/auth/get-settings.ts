import type { Handler } from '../kernel/handler.ts';
import { settingsOf } from './learner/settings.ts';

/** The learner's settings. */
export const getSettings: Handler<'getSettings'> = async ({ context, session }) => ({
  data: await settingsOf(context.database, session.learnerId),
});

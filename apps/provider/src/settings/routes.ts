import type { Handlers } from '../app/handler.ts';
import { exportAccount } from '../account-data/export-account.ts';
import { getMe } from './get-me.ts';

/** The handlers of the learner's own account, by operation. */
export const settingsHandlers = { getMe, exportAccount } satisfies Partial<Handlers>;

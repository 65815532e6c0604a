import type { Handlers } from '../kernel/handler.ts';
import { deleteAccount } from '../account-data/delete-account.ts';
import { exportAccount } from '../account-data/export-account.ts';
import { getMe } from './get-me.ts';
import { changeSettings, getSettings } from './settings.ts';

/** The handlers of the learner's own account, by operation. */
export const settingsHandlers = {
  getMe,
  getSettings,
  changeSettings,
  deleteAccount,
  exportAccount,
} satisfies Partial<Handlers>;

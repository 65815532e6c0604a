import { accountHandlers } from '../accounts/routes.ts';
import { feedbackHandlers } from '../feedback/routes.ts';
import { legalHandlers } from '../legal/routes.ts';
import { libraryHandlers } from '../library/routes.ts';
import { mistakeHandlers } from '../mistakes/routes.ts';
import { avatarHandlers } from '../avatar/routes.ts';
import { journeyHandlers } from '../journey/routes.ts';
import { leaderboardHandlers } from '../leaderboard/routes.ts';
import { reportReadingTime } from '../reading-time/report-reading-time.ts';
import { identityHandlers } from '../identity/routes.ts';
import { getConfiguration } from '../routes/get-configuration.ts';
import { logout } from '../routes/logout.ts';
import { refreshSession } from '../routes/refresh-session.ts';
import { settingsHandlers } from '../settings/routes.ts';
import { getTheme } from '../theme/get-theme.ts';
import type { Handlers } from '../kernel/handler.ts';

/** The handler of every operation of the contract. */
export const operations: Handlers = {
  refreshSession,
  logout,
  getConfiguration,
  getTheme,
  reportReadingTime,
  ...accountHandlers,
  ...feedbackHandlers,
  ...legalHandlers,
  ...libraryHandlers,
  ...mistakeHandlers,
  ...identityHandlers,
  ...journeyHandlers,
  ...leaderboardHandlers,
  ...settingsHandlers,
  ...avatarHandlers,
};

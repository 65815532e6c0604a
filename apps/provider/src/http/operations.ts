import { authHandlers } from '../auth/routes.ts';
import { avatarHandlers } from '../avatar/routes.ts';
import { journeyHandlers } from '../journey/routes.ts';
import type { Handlers } from '../kernel/handler.ts';
import { leaderboardHandlers } from '../leaderboard/routes.ts';
import { readerHandlers } from '../reader/routes.ts';
import { webHandlers } from '../web/routes.ts';

export const operations: Handlers = {
  ...authHandlers,
  ...avatarHandlers,
  ...journeyHandlers,
  ...leaderboardHandlers,
  ...readerHandlers,
  ...webHandlers,
};

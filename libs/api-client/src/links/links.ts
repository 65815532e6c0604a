import { authLinks } from './auth.ts';
import { avatarLinks } from './avatar.ts';
import { defineLink, type Link } from './define-link.ts';
import { endlessLinks } from './endless.ts';
import { journeyLinks } from './journey.ts';
import { leaderboardLinks } from './leaderboard.ts';
import { readerLinks } from './reader.ts';
import { settingsLinks } from './settings.ts';
import { trialLinks } from './trial.ts';

/** All screen URLs, with the specified spellings. Links and redirects use these builders. */
export const links = {
  home: defineLink('/'),
  ...authLinks,
  ...readerLinks,
  ...journeyLinks,
  ...endlessLinks,
  ...leaderboardLinks,
  ...settingsLinks,
  ...avatarLinks,
  ...trialLinks,
} as const;

/** All query names. */
export const queryNames: ReadonlySet<string> = new Set(
  Object.values<Pick<Link, 'names'>>(links).flatMap(({ names }) => names),
);

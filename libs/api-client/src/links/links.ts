import { authLinks } from './auth.ts';
import { avatarLinks } from './avatar.ts';
import { defineLink, type Link } from './define-link.ts';
import { endlessLinks } from './endless.ts';
import { journeyLinks } from './journey.ts';
import { leaderboardLinks } from './leaderboard.ts';
import { readerLinks } from './reader.ts';
import { settingsLinks } from './settings.ts';

/** URLs of the app's screens, with the specified spellings. Every link and every redirect is built here. */
export const links = {
  home: defineLink('/'),
  ...authLinks,
  ...readerLinks,
  ...journeyLinks,
  ...endlessLinks,
  ...leaderboardLinks,
  ...settingsLinks,
  ...avatarLinks,
} as const;

/** Every name that the query of a screen may have. */
export const queryNames: ReadonlySet<string> = new Set(
  Object.values<Pick<Link, 'names'>>(links).flatMap(({ names }) => names),
);

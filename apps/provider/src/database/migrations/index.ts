import { accounts } from './m0001-accounts.ts';
import { content } from './m0002-content.ts';
import { play } from './m0003-play.ts';
import { retiredQuizTimes } from './m0004-retired-quiz-times.ts';
import { accountLife } from './m0005-account-life.ts';
import { identity } from './m0007-identity.ts';
import { mistakeReports } from './m0008-mistake-reports.ts';
import { feedback } from './m0009-feedback.ts';
import { retention } from './m0010-retention.ts';
import { library } from './m0011-library.ts';
import { avatarAndRewards } from './m0013-avatar-and-rewards.ts';
import { waysToPlay } from './m0014-ways-to-play.ts';
import { linksAndOwners } from './m0015-links-and-owners.ts';
import { plans } from './m0016-plans.ts';
import { audio } from './m0017-audio.ts';
import { keptResponses } from './m0018-kept-responses.ts';
import { bestGame } from './m0019-best-game.ts';
import { readingTime } from './m0020-reading-time.ts';
import { resetLinks } from './m0021-reset-links.ts';
import { readingSpans } from './m0022-reading-spans.ts';
import { knownPlaces } from './m0023-known-places.ts';
import { closedExchanges } from './m0024-closed-exchanges.ts';
import { clientErrors } from './m0025-client-errors.ts';
import { corrections } from './m0026-corrections.ts';
import { avatarChoice } from './m0027-avatar-choice.ts';
import { openQuestions } from './m0028-open-questions.ts';
import { pagesOfChapters } from './m0029-pages-of-chapters.ts';
import { kindsOfMistakes } from './m0030-kinds-of-mistakes.ts';
import { partsOfPages } from './m0032-parts-of-pages.ts';
import { reviews } from './m0033-reviews.ts';
import { timeToHearInGames } from './m0034-time-to-hear-in-games.ts';
import { avatarSwitches } from './m0035-avatar-switches.ts';
import type { Migration } from './migration.ts';

/** All steps in their order. A new one goes to the end. */
export const migrations: readonly Migration[] = [
  accounts,
  content,
  play,
  retiredQuizTimes,
  accountLife,
  identity,
  mistakeReports,
  feedback,
  retention,
  library,
  avatarAndRewards,
  waysToPlay,
  linksAndOwners,
  plans,
  audio,
  keptResponses,
  bestGame,
  readingTime,
  resetLinks,
  readingSpans,
  knownPlaces,
  closedExchanges,
  clientErrors,
  corrections,
  avatarChoice,
  openQuestions,
  pagesOfChapters,
  kindsOfMistakes,
  partsOfPages,
  reviews,
  timeToHearInGames,
  avatarSwitches,
];

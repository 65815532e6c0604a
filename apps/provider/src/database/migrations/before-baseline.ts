import { baseline } from './baseline.ts';

/** Migrations replaced by the baseline. A database with all of them has the baseline's schema. */
const replaced = [
  '0001-accounts',
  '0002-content',
  '0003-play',
  '0004-retired-quiz-times',
  '0005-account-life',
  '0007-identity',
  '0008-mistake-reports',
  '0009-feedback',
  '0010-retention',
  '0011-library',
  '0013-avatar-and-rewards',
  '0014-ways-to-play',
  '0015-links-and-owners',
  '0016-plans',
  '0017-audio',
  '0018-kept-responses',
  '0019-best-game',
  '0020-reading-time',
  '0021-reset-links',
  '0022-reading-spans',
  '0023-known-places',
  '0024-closed-exchanges',
  '0025-client-errors',
  '0026-corrections',
  '0027-avatar-choice',
  '0028-open-questions',
  '0029-pages-of-chapters',
  '0030-kinds-of-mistakes',
  '0032-parts-of-pages',
  '0033-reviews',
  '0034-time-to-hear-in-games',
  '0035-avatar-switches',
];

export function isReplaced(name: string): boolean {
  return replaced.includes(name);
}

/** The names with the baseline in place of the replaced migrations; null if any of these is missing. */
export function replaceByBaseline(names: readonly string[]): readonly string[] | null {
  if (!names.some(isReplaced)) return names;
  if (!replaced.every((name) => names.includes(name))) return null;
  return [baseline.name, ...names.filter((name) => !isReplaced(name))];
}

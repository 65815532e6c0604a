import type { PackFiles } from './pack-files.ts';
import type { Problem } from './problem.ts';
import { checkActivityFiles } from './rules/activity-files.ts';
import { checkAnswerBias } from './rules/answer-bias.ts';
import { checkAudio } from './rules/audio.ts';
import { checkAvatarItems } from './rules/avatar-items.ts';
import { checkBookPages } from './rules/book-pages.ts';
import { checkCategories } from './rules/categories.ts';
import { checkCompetitions } from './rules/competitions.ts';
import { checkDifficulties } from './rules/difficulties.ts';
import { checkHonorifics } from './rules/honorific-names.ts';
import { checkImages } from './rules/images.ts';
import { checkLegalPages } from './rules/legal-pages.ts';
import { checkLinks } from './rules/links.ts';
import { checkNearDuplicates } from './rules/near-duplicates.ts';
import { checkOneOfEachType } from './rules/one-of-each-type.ts';
import { checkOrders } from './rules/orders.ts';
import { checkQuestionOptions } from './rules/question-options.ts';
import { checkQuotes } from './rules/quotes.ts';
import { checkReservedIds } from './rules/reserved-ids.ts';
import { checkReviewedTexts } from './rules/reviewed-texts.ts';
import { checkScrambleWords } from './rules/scramble-words.ts';
import { checkSheets } from './rules/sheets.ts';
import { checkStrayFiles } from './rules/stray-files.ts';
import { checkTextLength } from './rules/text-length.ts';
import { checkUniqueIds } from './rules/unique-ids.ts';

type Rule = (files: PackFiles) => readonly Problem[];

/** Rules that look at one file at a time. */
const fileRules: readonly Rule[] = [
  checkOneOfEachType,
  checkQuestionOptions,
  checkQuotes,
  checkDifficulties,
  checkTextLength,
  checkHonorifics,
];

/** Rules that look from one file to another: a file that could not be read would make them cry wolf. */
const packRules: readonly Rule[] = [
  checkStrayFiles,
  checkUniqueIds,
  checkReservedIds,
  checkOrders,
  checkLinks,
  checkBookPages,
  checkCategories,
  checkScrambleWords,
  checkSheets,
  checkActivityFiles,
  checkCompetitions,
  checkAvatarItems,
  checkImages,
  checkAudio,
  checkAnswerBias,
  checkNearDuplicates,
  checkReviewedTexts,
  checkLegalPages,
];

/**
 * Applies the rules that the shape of a file cannot express.
 * `complete` tells whether every file could be read. Returns every problem; throws nothing.
 */
export function checkPack(files: PackFiles, complete: boolean): Problem[] {
  const rules = complete ? [...fileRules, ...packRules] : fileRules;
  return rules.flatMap((rule) => rule(files));
}

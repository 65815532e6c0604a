import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import { checkActivityFiles } from './activity-files.ts';
import { checkAnswerBias } from './answer-bias.ts';
import { checkAudio } from './audio.ts';
import { checkAvatarItems } from './avatar-items.ts';
import { checkBookPages } from './book-pages.ts';
import { checkCategories } from './categories.ts';
import { checkCompetitions } from './competitions.ts';
import { checkDifficulties } from './difficulties.ts';
import { checkExplanations } from './explanations.ts';
import { checkFactLists } from './fact-lists.ts';
import { checkHints } from './hints.ts';
import { checkHonorifics } from './honorific-names.ts';
import { checkImages } from './images.ts';
import { checkLegalPages } from './legal-pages.ts';
import { checkLinks } from './links.ts';
import { checkNearDuplicates } from './near-duplicates.ts';
import { checkOneOfEachType } from './one-of-each-type.ts';
import { checkOptionKinds } from './option-kinds.ts';
import { checkOrders } from './orders.ts';
import { checkOwnEmblems } from './own-emblems.ts';
import { checkPagePictures } from './page-pictures.ts';
import { checkQuestionOptions } from './question-options.ts';
import { checkQuotes } from './quotes.ts';
import { checkQuranClaims } from './quran-claims.ts';
import { checkReservedIds } from './reserved-ids.ts';
import { checkReviewedTexts } from './reviewed-texts.ts';
import { checkScrambleWords } from './scramble-words.ts';
import { checkSheets } from './sheets.ts';
import { checkStrayFiles } from './stray-files.ts';
import { checkTextLength } from './text-length.ts';
import { checkUniqueIds } from './unique-ids.ts';
import { checkWorks } from './works.ts';
import { checkWrittenAmounts } from './written-amounts.ts';

type Rule = (files: PackFiles) => readonly Problem[];

/** Rules that look at one file at a time. */
const fileRules: readonly Rule[] = [
  checkOneOfEachType,
  checkQuestionOptions,
  checkOptionKinds,
  checkExplanations,
  checkHints,
  checkQuotes,
  checkWorks,
  checkDifficulties,
  checkPagePictures,
  checkTextLength,
  checkHonorifics,
  checkFactLists,
];

/** Rules that look from one file to another: a file that could not be read would make them cry wolf. */
const packRules: readonly Rule[] = [
  checkWrittenAmounts,
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
  checkOwnEmblems,
  checkAudio,
  checkAnswerBias,
  checkNearDuplicates,
  checkQuranClaims,
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

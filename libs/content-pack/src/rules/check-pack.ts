import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../model/problem.ts';
import { checkActivityFiles, checkCompetitions, checkSheets } from './activities.ts';
import { checkAvatarItems } from './avatar-items.ts';
import { checkAnswerBias, checkNearDuplicates } from './fair-questions.ts';
import {
  checkAudio,
  checkCategories,
  checkLegalPages,
  checkReservedIds,
  checkStrayFiles,
  checkUniqueIds,
} from './files.ts';
import {
  checkBookPages,
  checkDifficulties,
  checkOneOfEachType,
  checkOrders,
  checkQuotes,
} from './journey.ts';
import { checkImages, checkOwnEmblems, checkPagePictures } from './pictures.ts';
import { checkQuestionOptions, checkQuestionTexts, checkScrambleWords } from './questions.ts';
import { checkFactLists, checkQuranClaims, checkReviewedTexts, checkWorks } from './references.ts';
import { checkHonorifics, checkLinks, checkTextLength, checkWrittenAmounts } from './texts.ts';

type Rule = (files: PackFiles) => readonly Problem[];

/** Rules that look at one file at a time. */
const fileRules: readonly Rule[] = [
  checkOneOfEachType,
  checkQuestionOptions,
  checkQuestionTexts,
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

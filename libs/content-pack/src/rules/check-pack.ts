import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../model/problem.ts';
import { checkActivityFiles, checkCompetitions, checkSheets } from './activities.ts';
import { checkAvatarItems } from './avatar-items.ts';
import { checkFactLists, checkNamedFacts } from './facts.ts';
import { checkAnswerBias } from './fair-questions.ts';
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
import { checkMarkup } from './markup.ts';
import { checkImages, checkOwnEmblems, checkPagePictures } from './pictures.ts';
import { checkQuestionOptions, checkQuestionTexts, checkScrambleWords } from './questions.ts';
import { checkReadings } from './readings.ts';
import { checkReviewedTexts, checkWorks } from './references.ts';
import { checkHonorifics, checkLinks, checkTextLength, checkWrittenAmounts } from './texts.ts';

type Rule = (files: PackFiles) => readonly Problem[];

/** Rules for a single file. */
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
  checkMarkup,
  checkFactLists,
];

/** Rules across files: an unreadable file would cause false positives. */
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
  checkNamedFacts,
  checkReviewedTexts,
  checkReadings,
  checkLegalPages,
];

/**
 * Applies the rules that a schema cannot express.
 * `complete`: all files are readable. Returns all problems; never throws.
 */
export function checkPack(files: PackFiles, complete: boolean): Problem[] {
  const rules = complete ? [...fileRules, ...packRules] : fileRules;
  return rules.flatMap((rule) => rule(files));
}

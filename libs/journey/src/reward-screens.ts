/** The screens that show what a learner has earned, and those around a game of the Infinity Trail: they load together. */
export { endlessFinishParts, endlessStartParts } from './endless/endless-parts.ts';
export { prepareResult } from './finish/prepare-result.ts';
export { finishParts } from './finish/finish-parts.ts';
export { myRankParts } from './my-rank/my-rank-parts.ts';

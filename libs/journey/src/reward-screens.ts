/** The screens that follow a passed chapter: they load together. */
export { finishParts } from './finish/finish-parts.ts';
export { myRankParts } from './my-rank/my-rank-parts.ts';

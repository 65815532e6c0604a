export { comparisonKey } from './comparison-key.ts';
export { dayEnd, dayStart, isRelativeDay } from './pack-day.ts';
export * from './pack.ts';
export { badgePicture, bodyPictures, neutralPortrait, suitsFigure, wheelchairPictures } from './pictures.ts';
export { ContentError } from './problem.ts';

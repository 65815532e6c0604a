export { badgePicture } from '../assemble/badge-picture.ts';
export { bodyPictures, wheelchairPictures } from '../assemble/figure-pictures.ts';
export { neutralPortrait, suitsFigure } from '../assemble/portraits.ts';
export { ContentError } from '../content-error.ts';
export { dayEnd, dayStart, isRelativeDay } from '../pack-day.ts';
export * from '../pack.ts';

export { badgePicture } from './assemble/badge-picture.ts';
export { describePack } from './check-command.ts';
export { bodyPictures, wheelchairPictures } from './assemble/figure-pictures.ts';
export { neutralPortrait, suitsFigure } from './assemble/portraits.ts';
export { ContentError } from './content-error.ts';
export { dayEnd, dayStart, isRelativeDay } from './pack-day.ts';
export * from './pack.ts';
export { openPack, readPack, type OpenedPack } from './read-pack.ts';
export { NoTextError, readText } from './read-text.ts';

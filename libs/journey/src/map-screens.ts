/** The screens of the way to a chapter, which are visited one after another: they load together. */
export { chapterIntroParts } from './chapter-intro/chapter-intro-parts.ts';
export { startParts } from './start/start-parts.ts';
export { subTrailsParts } from './sub-trails/sub-trails-parts.ts';
export { worldsParts } from './worlds/worlds-parts.ts';

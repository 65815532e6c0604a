/** The screens of preferences, which load together and without the libraries of forms. */
export { playingParts } from './playing-parts.ts';
export { readingParts } from './reading-parts.ts';

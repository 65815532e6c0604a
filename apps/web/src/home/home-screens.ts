/** The screens of the host, which load together. */
export { notFoundParts } from '../not-found/not-found-parts.ts';
export { homeParts } from './home-parts.tsx';

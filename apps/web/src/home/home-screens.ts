/** The screens of the host, which load together. */
export { notFoundParts } from '../not-found/not-found-screen.tsx';
export { homeParts } from './home-screen.tsx';

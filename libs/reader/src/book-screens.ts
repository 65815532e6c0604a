/** A book before, while and after it is read: they load together. */
export { bookParts } from './book/book-parts.ts';
export { finishedParts } from './finished/finished-parts.tsx';
export { keptBooks } from './offline/kept-books.ts';
export { keptEntry } from './offline/kept-entries.ts';
export { readingParts } from './reading/reading-parts.ts';
export { sendUnsentReading } from './unsent/send-unsent-reading.ts';

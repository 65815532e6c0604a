export { EntryCard } from './entry/entry-card.tsx';
export { BookPage } from './page/book-page.tsx';

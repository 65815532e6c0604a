export { EntryCard } from './catalogue/entry-card.tsx';
export { BookPage } from './reading/book-page.tsx';

import type { BookSummary } from '@sirah-trails/api-client';
import { links, type JourneyContext } from '@sirah-trails/api-client/links';
import { Card, Link, Picture, useContentLanguage, useHonorifics, useMessages } from '@sirah-trails/ui';
import { mapEn } from '../messages/map.ts';
import styles from './book-shelf.module.css';

interface BookShelfProps {
  books: readonly BookSummary[];
  /** Journey context in the books' URLs, so that Back returns to the chapter. */
  context: JourneyContext;
}

export function BookShelf({ books, context }: BookShelfProps) {
  const t = useMessages(mapEn);
  if (books.length === 0) return <p className={styles.none}>{t('journey.chapter.no-books')}</p>;
  return (
    <section className={styles.shelf} aria-labelledby="books">
      <h2 id="books" className={styles.title}>
        {t('journey.chapter.books')}
      </h2>
      <ul className={styles.list}>
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} to={links.book({ ...context, origin: 'quizz', bookId: book.id })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookCard({ book, to }: { book: BookSummary; to: string }) {
  const t = useMessages(mapEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  return (
    <Card as={Link} to={to} className={styles.book}>
      <Picture src={book.cover_url} alt="" className={styles.cover} />
      <span className={styles.texts}>
        <span {...content} className={styles.name}>
          {write(book.title)}
        </span>
        <span className={styles.categories}>{book.categories.map(({ name }) => name).join(', ')}</span>
        <span className={styles.pages}>{t('journey.chapter.pages', { count: book.max_page })}</span>
      </span>
    </Card>
  );
}

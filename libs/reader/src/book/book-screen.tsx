import { screen } from '@sirah-trails/screen-kit';
import type { Book } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  ButtonLink,
  Card,
  Dock,
  Picture,
  ProgressBar,
  RichText,
  Skeleton,
  Tag,
  useMessages,
} from '@sirah-trails/ui';
import styles from './book-detail.module.css';
import { bookQuery } from './endpoints.ts';
import { useBookBack, useBookContext } from './book-context.ts';
import { MissingBook } from './missing-book.tsx';
import { readingProgress } from '../catalogue/reading-progress.ts';
import { bookEn } from '../messages/book.ts';
import { OfflineCopies } from '../offline/offline-copies.tsx';

/** One book: its facts, its description and the learner's progress. */
export default screen({
  messages: bookEn,
  query: ({ params: { bookId = '' } }) => bookQuery(bookId),
  first: () => RichText.load(),
  useFrame: (t, book) => ({
    title: book?.title ?? t('reader.book.title'),
    contentTitle: Boolean(book),
    back: useBookBack(),
    ground: true,
  }),
  error: 'reader.book.error',
  Skeleton: BookSkeleton,
  Content: ({ data: book }) => (
    <>
      <BookDetail book={book} />
      <OfflineCopies book={book} />
      <ReadButton book={book} />
    </>
  ),
  missing: MissingBook,
});

function BookSkeleton() {
  return (
    <div className={styles.book}>
      <div className={styles.top}>
        <Skeleton shape="picture" className={styles.cover} />
        <div className={styles.facts}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </div>
      <Skeleton shape="text" />
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}

/** Opens the book at the first page, or where the learner stopped. */
function ReadButton({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  const context = useBookContext();
  const { page, finished } = readingProgress(book);
  const label = finished ? 'reader.book.again' : page > 0 ? 'reader.book.continue' : 'reader.book.start';
  const again = finished ? 1 : undefined;
  return (
    <Dock>
      <ButtonLink data-next-step to={links.bookReader({ ...context, bookId: book.id, again })}>
        {t(label)}
      </ButtonLink>
    </Dock>
  );
}

function BookDetail({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  const authors = book.authors.map(({ name }) => name).join(', ');
  return (
    <article className={styles.book}>
      <div className={styles.top}>
        <Picture src={book.cover_url} alt="" loading="eager" className={styles.cover} />
        <div className={styles.facts}>
          {authors && <p>{t('reader.book.by', { authors })}</p>}
          <p>
            <Tag tone="paper">{t('reader.book.pages', { count: readingProgress(book).pages })}</Tag>
          </p>
          <p>
            <Tag tone="paper">{t('reader.book.minutes', { count: book.reading_time })}</Tag>
          </p>
        </div>
      </div>
      <Progress book={book} />
      <Card as="section" className={styles.about}>
        <h2 className={styles.heading}>{t('reader.book.description')}</h2>
        {book.description ? (
          <RichText html={book.description} className={styles.text} />
        ) : (
          <p>{t('reader.book.no-description')}</p>
        )}
      </Card>
      <Categories book={book} />
    </article>
  );
}

function Progress({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  const { page, pages, finished } = readingProgress(book);
  const value = t('reader.book.progress-value', { page, pages });
  return (
    <section className={styles.progress}>
      <ProgressBar label={t('reader.book.progress')} value={page} max={pages} valueText={value} />
      <p className={styles.value}>
        {page === 0 ? t('reader.book.not-started') : finished ? t('reader.book.finished') : value}
      </p>
    </section>
  );
}

function Categories({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  if (book.categories.length === 0) return null;
  return (
    <ul className={styles.categories} aria-label={t('reader.book.categories')}>
      {book.categories.map(({ id, name }) => (
        <li key={id}>
          <Tag tone="paper">{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

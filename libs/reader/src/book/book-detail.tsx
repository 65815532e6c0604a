import type { Book } from '@sirah-trails/api-client';
import { Card, Picture, ProgressBar, RichText, Tag, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { readingProgress } from './reading-progress.ts';
import styles from './book-detail.module.css';

/** The book as its back cover tells it. */
export function BookDetail({ book }: { book: Book }) {
  const t = useMessages(en);
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
  const t = useMessages(en);
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
  const t = useMessages(en);
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

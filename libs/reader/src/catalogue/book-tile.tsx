import type { BookCard } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  Card,
  Link,
  Picture,
  ProgressRing,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { readingProgress } from './reading-progress.ts';
import type { ShelfPage } from './endpoints.ts';
import { listsEn } from '../messages/lists.ts';
import styles from './shelf.module.css';

export interface BookTileProps {
  book: BookCard;
  /** Current page of the list, for the back link. */
  shown: ShelfPage;
  /** Element of the title. */
  as?: 'h2' | 'h3';
}

/** Book tile: cover, progress and title; a finished book has a ribbon. */
export function BookTile({ book, shown: { category, page }, as: Title = 'h2' }: BookTileProps) {
  const t = useMessages(listsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const title = write(book.title);
  const { page: read, pages, finished } = readingProgress({ ...book, pages: [] });
  const to = links.book({ bookId: book.id, category, shelfPage: page > 1 ? String(page) : undefined });
  return (
    <Card as={Link} to={to} className={styles.tile}>
      <Picture src={book.cover_url} alt="" className={styles.cover} />
      {finished && <span className={styles.ribbon}>{t('reader.shelf.finished')}</span>}
      {read > 0 && !finished && (
        <ProgressRing
          className={styles.ring}
          label={t('reader.shelf.progress', { title })}
          value={read}
          max={pages}
          valueText={t('reader.shelf.progress-value', { page: read, pages })}
        />
      )}
      <div className={styles.words}>
        <Title className={styles.title} {...content}>
          {title}
        </Title>
        <p>{t('reader.shelf.pages', { count: pages })}</p>
      </div>
    </Card>
  );
}

import { QueryView } from '@sirah-trails/screen-kit';
import { Button, ChipStrip, EmptyPanel, Skeleton, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BookCard } from '@sirah-trails/api-client';
import { booksOnPage, booksQuery, categoriesQuery, lastReadQuery } from '../endpoints/books.ts';
import { keptBooksQuery } from '../offline/kept-books-query.ts';
import { shelfEn } from '../messages/shelf-en.ts';
import { BookTile, type BookTileProps } from './book-tile.tsx';
import { useShelfAddress } from './use-shelf-address.ts';
import styles from './shelf.module.css';

type ShelfAddress = ReturnType<typeof useShelfAddress>;

/** Base Camp: the categories, the book that was read last, and the books. */
export function ShelfScreen() {
  const t = useMessages(shelfEn);
  const address = useShelfAddress();
  const books = useQuery({ ...booksQuery(address.shown), placeholderData: keepPreviousData });
  return (
    <div className={styles.screen}>
      <Categories address={address} />
      <LastRead address={address} />
      <QueryView
        query={books}
        skeleton={<TileSkeletons />}
        error={t('reader.shelf.error')}
        belowError={<KeptBooks address={address} />}
      >
        {({ data, total_data: total }) =>
          data.length > 0 ? (
            <>
              <BookGrid books={data} label={t('reader.shelf.books')} shown={address.shown} />
              {total > booksOnPage && <Pagination total={total} address={address} />}
            </>
          ) : (
            <NoBooks address={address} />
          )
        }
      </QueryView>
    </div>
  );
}

/** Without them the list has all books. */
function Categories({ address: { shown, choose } }: { address: ShelfAddress }) {
  const t = useMessages(shelfEn);
  const { data: categories = [] } = useQuery(categoriesQuery());
  if (categories.length === 0) return null;
  const options = categories.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <ChipStrip
      label={t('reader.shelf.categories')}
      options={[{ value: '', text: t('reader.shelf.all') }, ...options]}
      value={shown.category ?? ''}
      onValueChange={(category) => choose(category ?? undefined)}
    />
  );
}

function LastRead({ address: { shown } }: { address: ShelfAddress }) {
  const t = useMessages(shelfEn);
  const { data: book } = useQuery(lastReadQuery());
  if (!book) return null;
  return (
    <section className={styles.last}>
      <h2 className={styles.heading}>{t('reader.shelf.last-read')}</h2>
      <BookTile book={book} shown={shown} as="h3" />
    </section>
  );
}

/** Where the list cannot be read: the books that open without it. */
function KeptBooks({ address: { shown } }: { address: ShelfAddress }) {
  const t = useMessages(shelfEn);
  const { data: kept = [] } = useQuery(keptBooksQuery());
  if (kept.length === 0) return null;
  return (
    <section className={styles.kept}>
      <h2 className={styles.heading}>{t('reader.shelf.kept')}</h2>
      <BookGrid books={kept.map(({ book }) => book)} label={t('reader.shelf.kept')} shown={shown} as="h3" />
    </section>
  );
}

interface BookGridProps extends Omit<BookTileProps, 'book'> {
  books: readonly BookCard[];
  label: string;
}

function BookGrid({ books, label, ...rest }: BookGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {books.map((book) => (
        <li key={book.id}>
          <BookTile book={book} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Pagination({ total, address: { shown, turnTo } }: { total: number; address: ShelfAddress }) {
  const t = useMessages(shelfEn);
  const { page } = shown;
  const first = (page - 1) * booksOnPage + 1;
  const last = Math.min(total, page * booksOnPage);
  const lastPage = Math.ceil(total / booksOnPage);
  const shownText = t('reader.shelf.shown', { first, last, total });
  useAnnouncement(shownText);
  return (
    <nav className={styles.pagination} aria-label={t('reader.shelf.pagination')}>
      <p>{shownText}</p>
      <div className={styles.turns}>
        <Button variant="secondary" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
          {t('reader.shelf.previous')}
        </Button>
        <Button variant="secondary" disabled={page >= lastPage} onClick={() => turnTo(page + 1)}>
          {t('reader.shelf.next')}
        </Button>
      </div>
    </nav>
  );
}

function NoBooks({ address: { shown, choose } }: { address: ShelfAddress }) {
  const t = useMessages(shelfEn);
  const isNarrowed = shown.category !== undefined || shown.page > 1;
  return (
    <EmptyPanel
      title={t('reader.shelf.empty')}
      action={isNarrowed && <Button onClick={() => choose(undefined)}>{t('reader.shelf.show-all')}</Button>}
    >
      <p>{t(isNarrowed ? 'reader.shelf.empty.filter' : 'reader.shelf.empty.text')}</p>
    </EmptyPanel>
  );
}

/** The shape of the books while they load. */
function TileSkeletons() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} shape="card" className={styles.tileSkeleton} />
      ))}
    </div>
  );
}

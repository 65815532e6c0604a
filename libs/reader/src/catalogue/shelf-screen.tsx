import { type RouteLocation, screen, firstData, QueryView } from '@sirah-trails/screen-kit';
import type { BookCard } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Button, ChipStrip, EmptyPanel, Skeleton, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { BookTile, type BookTileProps } from './book-tile.tsx';
import {
  booksOnPage,
  booksQuery,
  categoriesQuery,
  offlineBooksQuery,
  lastReadQuery,
  type ShelfPage,
} from './endpoints.ts';
import { ReadingBadges } from './reading-badges.tsx';
import styles from './shelf.module.css';
import { listsEn } from '../messages/lists.ts';

/** Base Camp: the categories, the last read book, the badges for finished books, and the book list. */
export default screen({
  messages: listsEn,
  first: requestShelf,
  prefetch: requestShelf,
  variants: [{ category: '', page: '' }, { page: '' }, { category: '' }],
  useFrame: (t) => ({
    title: t('reader.shelf.title'),
    back: { to: links.home(), label: t('reader.shelf.back') },
    landscape: true,
    wide: true,
  }),
  Content: Shelf,
});

function requestShelf({ query }: RouteLocation, client: QueryClient) {
  return Promise.all([
    firstData(client, booksQuery(readShelfPage(query))),
    firstData(client, categoriesQuery()),
    firstData(client, lastReadQuery()),
  ]);
}

type ShelfLocation = ReturnType<typeof useShelfLocation>;

function Shelf() {
  const t = useMessages(listsEn);
  const location = useShelfLocation();
  const books = useQuery({ ...booksQuery(location.shown), placeholderData: keepPreviousData });
  return (
    <div className={styles.screen}>
      <Categories location={location} />
      <LastRead location={location} />
      <ReadingBadges />
      <QueryView
        query={books}
        skeleton={<TileSkeletons />}
        error={t('reader.shelf.error')}
        belowError={<OfflineBooks location={location} />}
      >
        {({ data, total_data: total }) =>
          data.length > 0 ? (
            <>
              <BookGrid books={data} label={t('reader.shelf.books')} shown={location.shown} />
              {total > booksOnPage && <Pagination total={total} location={location} />}
            </>
          ) : (
            <NoBooks location={location} />
          )
        }
      </QueryView>
    </div>
  );
}

function Categories({ location: { shown, choose } }: { location: ShelfLocation }) {
  const t = useMessages(listsEn);
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

function LastRead({ location: { shown } }: { location: ShelfLocation }) {
  const t = useMessages(listsEn);
  const { data: book } = useQuery(lastReadQuery());
  if (!book) return null;
  return (
    <section className={styles.last}>
      <h2 className={styles.heading}>
        {t(book.reading_progress[0]?.status === 2 ? 'reader.shelf.last-finished' : 'reader.shelf.last-read')}
      </h2>
      <BookTile book={book} shown={shown} as="h3" />
    </section>
  );
}

/** Fallback when the list fails: the books stored on this device. */
function OfflineBooks({ location: { shown } }: { location: ShelfLocation }) {
  const t = useMessages(listsEn);
  const { data: offline = [] } = useQuery(offlineBooksQuery());
  if (offline.length === 0) return null;
  return (
    <section className={styles.kept}>
      <h2 className={styles.heading}>{t('reader.shelf.kept')}</h2>
      <BookGrid
        books={offline.map(({ book }) => book)}
        label={t('reader.shelf.kept')}
        shown={shown}
        as="h3"
      />
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

function Pagination({ total, location: { shown, turnTo } }: { total: number; location: ShelfLocation }) {
  const t = useMessages(listsEn);
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

function NoBooks({ location: { shown, choose } }: { location: ShelfLocation }) {
  const t = useMessages(listsEn);
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

function TileSkeletons() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} shape="card" className={styles.tileSkeleton} />
      ))}
    </div>
  );
}

/** Page and category from the query; page 1 for an invalid number. */
function readShelfPage(query: URLSearchParams): ShelfPage {
  const category = query.get('category');
  const page = query.get('page') ?? '';
  return { ...(category && { category }), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

function useShelfLocation() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = readShelfPage(query);
  const to = (page: number) => links.books({ category: shown.category, page: page > 1 ? page : undefined });
  return {
    shown,
    /** Opens a page at its top, as a new history entry. */
    turnTo: (page: number) => void navigate(to(page)),
    /** Opens the first page of a category, or of all books. */
    choose: (category: string | undefined) => void navigate(links.books({ category }), { replace: true }),
  };
}

import type { Book } from '@sirah-trails/api-client';
import { Button, Card, TextLink, toast, useMessages } from '@sirah-trails/ui';
import { links } from '@sirah-trails/api-client/links';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookEn } from '../messages/book.ts';
import { removeUnusedEntries, storeEntries } from './offline-entries.ts';
import { cacheFiles } from './offline-entries.ts';
import { type OfflineBook, storeBook, removeBook } from './offline-books.ts';
import { offlineBooksQuery } from '../catalogue/endpoints.ts';
import styles from './offline-copies.module.css';

/** Stores a book for offline reading, and lists the stored books. */
export function OfflineCopies({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  const { data: kept = [] } = useQuery(offlineBooksQuery());
  const { isBusy, onKeep } = useKeep(book);
  const isKept = kept.some((one) => one.book.id === book.id && one.chosen);
  if (globalThis.indexedDB === undefined) return null;
  return (
    <Card as="section" className={styles.kept}>
      {!isKept && (
        <Button variant="secondary" busy={isBusy} onClick={onKeep}>
          {t('reader.offline.keep')}
        </Button>
      )}
      {kept.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('reader.offline.title')}</h2>
          <ul className={styles.list}>
            {kept.map((one) => (
              <KeptRow key={one.book.id} kept={one} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function useKeep(book: Book) {
  const t = useMessages(bookEn);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    toast({ text: t(`reader.offline.${await keepWhole(client, book)}`) });
    await client.invalidateQueries(offlineBooksQuery());
    setBusy(false);
  };
  return { isBusy, onKeep: () => void keep() };
}

async function keepWhole(client: QueryClient, book: Book): Promise<'done' | 'partly' | 'noRoom'> {
  if (!(await storeBook(book, true))) return 'noRoom';
  const kept = await Promise.all([cacheFiles(book), storeEntries(client, book)]);
  // The browser may evict unpersisted data on a full device.
  await navigator.storage?.persist?.().catch(() => false);
  return kept.every(Boolean) ? 'done' : 'partly';
}

function KeptRow({ kept: { book } }: { kept: OfflineBook }) {
  const t = useMessages(bookEn);
  const client = useQueryClient();
  const remove = async () => {
    await removeBook(book.id);
    await removeUnusedEntries();
    await client.invalidateQueries(offlineBooksQuery());
  };
  return (
    <li className={styles.row}>
      <TextLink alone to={links.bookReader({ bookId: book.id })}>
        {book.title}
      </TextLink>
      <Button
        variant="quiet"
        aria-label={t('reader.offline.remove-one', { title: book.title })}
        onClick={() => void remove()}
      >
        {t('reader.offline.remove')}
      </Button>
    </li>
  );
}

import type { Book } from '@sirah-trails/api-client';
import { Button, Card, TextLink, toast, useMessages } from '@sirah-trails/ui';
import { links } from '@sirah-trails/api-client/links';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offlineEn } from '../messages/offline-en.ts';
import { dropEntries, keepEntries } from './keep-entries.ts';
import { keepPictures } from './keep-pictures.ts';
import { type KeptBook, keepBook, removeBook } from './kept-books.ts';
import { keptBooksQuery } from './kept-books-query.ts';
import styles from './keep-on-device.module.css';

/** Keeps a book for reading without a network, and shows what this device keeps. */
export function KeepOnDevice({ book }: { book: Book }) {
  const t = useMessages(offlineEn);
  const { data: kept = [] } = useQuery(keptBooksQuery());
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
  const t = useMessages(offlineEn);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    toast({ text: t(`reader.offline.${await keepWhole(client, book)}`) });
    await client.invalidateQueries(keptBooksQuery());
    setBusy(false);
  };
  return { isBusy, onKeep: () => void keep() };
}

async function keepWhole(client: QueryClient, book: Book): Promise<'done' | 'partly' | 'noRoom'> {
  if (!(await keepBook(book, true))) return 'noRoom';
  // Without it the browser may drop the book when the device is full.
  await navigator.storage?.persist?.().catch(() => false);
  const kept = await Promise.all([keepPictures(book), keepEntries(client, book)]);
  return kept.every(Boolean) ? 'done' : 'partly';
}

function KeptRow({ kept: { book } }: { kept: KeptBook }) {
  const t = useMessages(offlineEn);
  const client = useQueryClient();
  const remove = async () => {
    await removeBook(book.id);
    await dropEntries();
    await client.invalidateQueries(keptBooksQuery());
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

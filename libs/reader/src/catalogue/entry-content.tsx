import { ApiError } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { ReportMistake } from '@sirah-trails/screen-kit/mistake';
import { Button, Picture, Skeleton, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Entry, type EntryId, entryQuery } from './endpoints.ts';
import { listsEn } from '../messages/lists.ts';
import { EntryBook } from './entry-book.tsx';
import { EntryText } from './entry-text.tsx';
import styles from './entry-card.module.css';

/** The entry that a card shows, and the entries visited before it. */
export type EntryTrail = ReturnType<typeof useEntryTrail>;

/**
 * State of a card: entries in its text open in the same card.
 *
 * @param known cached entry, shown until the response
 */
export function useEntryTrail(first: EntryId, known: Entry | undefined, enabled = true) {
  const t = useMessages(listsEn);
  const write = useHonorifics();
  const [visited, setVisited] = useState<readonly EntryId[]>([]);
  const shown = visited.at(-1) ?? first;
  const query = useQuery({
    ...entryQuery(shown.kind, shown.id),
    enabled,
    ...(shown === first && known && { initialData: known, initialDataUpdatedAt: 0 }),
  });
  const { data: entry, error } = query;
  const title = entry ? write(entry.title) : t(error ? 'reader.entry.missing' : 'reader.entry.loading');
  return { first, shown, visited, setVisited, query, title };
}

/** Content of a card: emblem, text, book and sources, with a back button to the entry before. */
export function EntryContent({ first, shown, visited, setVisited, query }: EntryTrail) {
  const t = useMessages(listsEn);
  return (
    <QueryView
      query={query}
      skeleton={<CardSkeleton />}
      error={t('reader.entry.error')}
      refusal={(error) => isMissing(error) && <p>{t('reader.entry.moved')}</p>}
    >
      {(found) => (
        <>
          {found.url && <Picture src={found.url} alt="" className={styles.emblem} loading="eager" />}
          <EntryText entry={found} onOpen={(next) => setVisited([...visited, next])} />
          <EntryBook key={`${shown.kind} ${shown.id}`} entry={shown} />
          {shown !== first && (
            <WayBack
              key={visited.length}
              to={visited.at(-2) ?? first}
              onClick={() => setVisited(visited.slice(0, -1))}
            />
          )}
          <ReportMistake about={shown.kind} id={shown.id} />
        </>
      )}
    </QueryView>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Moves focus here because the tapped link disappears. */
function WayBack({ to, onClick }: { to: EntryId; onClick: () => void }) {
  const t = useMessages(listsEn);
  const write = useHonorifics();
  const { data: before } = useQuery({ ...entryQuery(to.kind, to.id), enabled: false });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="secondary" onClick={onClick}>
      {t('reader.entry.back', { title: write(before?.title ?? '') })}
    </Button>
  );
}

function CardSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </>
  );
}

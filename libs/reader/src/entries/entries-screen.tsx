import { ApiError } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Button, EmptyPanel, Skeleton, useAnnouncement, useMessages, VirtualList } from '@sirah-trails/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { entriesQuery, type Entry, type EntryFilter, type EntryKind } from '../endpoints/entries.ts';
import type { ReadRows } from '../endpoints/pages.ts';
import { EntryDialog } from '../entry/entry-dialog.tsx';
import { entriesEn } from '../messages/entries-en.ts';
import { EntryFilterBar } from './entry-filter-bar.tsx';
import { EntryRow, rowsOfKind } from './entry-row.tsx';
import { type EntryAddress, useEntryAddress } from './use-entry-address.ts';
import styles from './entries.module.css';

/** Trail Blazers: the people. */
export function PeopleScreen() {
  return <EntriesScreen kind="person" />;
}

/** Word Compass: the terms. */
export function GlossaryScreen() {
  return <EntriesScreen kind="term" />;
}

function EntriesScreen({ kind }: { kind: EntryKind }) {
  const t = useMessages(entriesEn);
  const address = useEntryAddress();
  const { filter, open, change } = address;
  const list = useEntries(kind, filter);
  const known = list.data?.rows.find(({ id }) => id === open);
  return (
    <div className={styles.screen}>
      <EntryFilterBar kind={kind} filter={filter} onChange={change} />
      <QueryView
        query={list}
        skeleton={<RowSkeletons kind={kind} />}
        error={t('reader.entries.error')}
        refusal={(error) => isRefused(error) && <NothingFound kind={kind} address={address} />}
      >
        {({ rows, total }) =>
          rows.length > 0 ? (
            <FoundEntries {...{ kind, address, list, rows, total }} />
          ) : (
            <NothingFound kind={kind} address={address} />
          )
        }
      </QueryView>
      <EntryDialog
        entry={open === null ? null : { kind, id: open }}
        known={known}
        onClose={() => change({ open: '' })}
      />
    </div>
  );
}

function useEntries(kind: EntryKind, filter: EntryFilter) {
  return useInfiniteQuery({ ...entriesQuery(kind, filter), placeholderData: keepPreviousData });
}

interface EntriesProps {
  kind: EntryKind;
  address: EntryAddress;
}

interface FoundEntriesProps extends EntriesProps, ReadRows<Entry> {
  list: ReturnType<typeof useEntries>;
}

function FoundEntries({ kind, address: { filter, change }, list, rows, total }: FoundEntriesProps) {
  const t = useMessages(entriesEn);
  const isNarrowed = Object.keys(filter).length > 0;
  useAnnouncement(isNarrowed && !list.isPlaceholderData ? t('reader.entries.found', { count: total }) : null);
  return (
    <VirtualList
      label={t(`reader.entries.title.${kind}`)}
      aria-busy={list.isPlaceholderData || undefined}
      name={`${kind} ${JSON.stringify(filter)}`}
      rows={rows}
      rowKey={({ id }) => id}
      estimate={rowsOfKind[kind].height}
      total={total}
      more={{
        there: list.hasNextPage && !list.isPlaceholderData,
        loading: list.isFetchingNextPage,
        failed: list.isFetchNextPageError,
        load: () => void list.fetchNextPage(),
      }}
    >
      {(entry) => <EntryRow kind={kind} entry={entry} onOpen={(open) => change({ open })} />}
    </VirtualList>
  );
}

/** Nothing is there yet, or the filter leaves nothing: then it can be taken off. */
function NothingFound({ kind, address: { filter, change } }: EntriesProps) {
  const t = useMessages(entriesEn);
  const isNarrowed = Object.keys(filter).length > 0;
  const title = t(`reader.entries.empty.${kind}`);
  useAnnouncement(title);
  return (
    <EmptyPanel
      title={title}
      action={
        isNarrowed && (
          <Button onClick={() => change({ starts_with: '', search: '' })}>
            {t('reader.entries.show-all')}
          </Button>
        )
      }
    >
      <p>{t(isNarrowed ? 'reader.entries.empty.filter' : `reader.entries.empty.text.${kind}`)}</p>
    </EmptyPanel>
  );
}

/** Whether the provider does not know a filter, such as a digit for a letter. */
function isRefused(error: unknown) {
  return error instanceof ApiError && error.status === 422;
}

/** The shape of the rows while they load. */
function RowSkeletons({ kind }: { kind: EntryKind }) {
  const { height } = rowsOfKind[kind];
  return (
    <div className={styles.skeletons}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="card" style={{ minBlockSize: height }} />
      ))}
    </div>
  );
}

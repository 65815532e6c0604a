import {
  type RouteLocation,
  screen,
  type ScreenDefinition,
  firstData,
  firstPage,
  QueryView,
  useAddition,
} from '@sirah-trails/screen-kit';
import { ApiError } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  Button,
  EmptyPanel,
  preloadDialogs,
  ProgressBar,
  References,
  RichText,
  Skeleton,
  useAnnouncement,
  useMessages,
  VirtualList,
} from '@sirah-trails/ui';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  albumQuery,
  entriesQuery,
  type Entry,
  type EntryFilter,
  type EntryKind,
  entryQuery,
  type ReadRows,
} from './endpoints.ts';
import styles from './entries.module.css';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { useIsWide } from './use-is-wide.ts';
import { EntryFilterBar } from './entry-filter-bar.tsx';
import { EntryRow, rowsOfKind } from './entry-row.tsx';
import { listsEn } from '../messages/lists.ts';

/** Screen definition for people or terms: list, filter and cards. */
export function entriesScreen(kind: EntryKind): ScreenDefinition {
  const first = ({ query }: RouteLocation, client: QueryClient) => {
    const open = query.get('open');
    const card = open ? [firstData(client, entryQuery(kind, open)), RichText.load()] : [];
    return Promise.all([firstPage(client, entriesQuery(kind, readFilter(query))), ...card]);
  };
  return screen({
    messages: listsEn,
    first,
    prefetch: first,
    variants: [{ starts_with: '', search: '', open: '' }],
    idle: () => {
      preloadDialogs();
      void References.load();
      void RichText.load();
    },
    useFrame: (t) => ({
      title: t(`reader.entries.title.${kind}`),
      back: { to: links.home(), label: t('reader.entries.back') },
      landscape: true,
      wide: true,
    }),
    Content: () => <Entries kind={kind} />,
  });
}

function Entries({ kind }: { kind: EntryKind }) {
  const t = useMessages(listsEn);
  const location = useEntriesLocation();
  const { filter, open, change } = location;
  const list = useEntries(kind, filter);
  const isWide = useIsWide();
  const known = list.data?.rows.find(({ id }) => id === open);
  return (
    <div className={styles.screen}>
      <AlbumCount kind={kind} />
      <EntryFilterBar kind={kind} filter={filter} onChange={change} />
      <QueryView
        query={list}
        skeleton={<RowSkeletons kind={kind} />}
        error={t('reader.entries.error')}
        refusal={(error) => isRefused(error) && <NothingFound kind={kind} location={location} />}
      >
        {({ rows, total }) =>
          rows.length > 0 ? (
            <FoundEntries {...{ kind, location, list, rows, total }} />
          ) : (
            <NothingFound kind={kind} location={location} />
          )
        }
      </QueryView>
      <EntryDialog
        entry={open === null || isWide ? null : { kind, id: open }}
        known={known}
        onClose={() => change({ open: '' })}
      />
    </div>
  );
}

/** Number of met entries; empty without the addition. */
function AlbumCount({ kind }: { kind: EntryKind }) {
  const t = useMessages(listsEn);
  const album = useAlbum(kind);
  if (!album) return null;
  const label = t(`reader.entries.met.${kind}`, { met: album.met.length, total: album.total });
  return (
    <div className={styles.album}>
      <p>{label}</p>
      <ProgressBar label={label} value={album.met.length} max={Math.max(album.total, 1)} />
    </div>
  );
}

function useAlbum(kind: EntryKind) {
  const { data } = useQuery({ ...albumQuery(), enabled: useAddition('album') });
  return kind === 'person' ? data?.people : data?.terms;
}

function useEntries(kind: EntryKind, filter: EntryFilter) {
  return useInfiniteQuery({ ...entriesQuery(kind, filter), placeholderData: keepPreviousData });
}

interface EntriesProps {
  kind: EntryKind;
  location: EntriesLocation;
}

interface FoundEntriesProps extends EntriesProps, ReadRows<Entry> {
  list: ReturnType<typeof useEntries>;
}

function FoundEntries(props: FoundEntriesProps) {
  const { kind, location, rows } = props;
  const isWide = useIsWide();
  if (!isWide) return <EntryList {...props} />;
  const { open } = location;
  const known = open === null ? rows[0] : rows.find(({ id }) => id === open);
  const id = open ?? known?.id ?? '';
  return (
    <div className={styles.columns}>
      <EntryList {...props} shown={id} />
      <EntryPanel key={id} entry={{ kind, id }} known={known} isChosen={open !== null} />
    </div>
  );
}

interface EntryListProps extends FoundEntriesProps {
  /** The entry beside the list; undefined where cards open in a dialog. */
  shown?: string;
}

function EntryList({ kind, location: { filter, change }, list, rows, total, shown }: EntryListProps) {
  const t = useMessages(listsEn);
  const album = useAlbum(kind);
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
      {(entry) => (
        <EntryRow
          kind={kind}
          entry={entry}
          isMet={album?.met.includes(entry.id)}
          isShown={shown === undefined ? undefined : shown === entry.id}
          onOpen={(open) => change({ open })}
        />
      )}
    </VirtualList>
  );
}

/** An empty list; an active filter can be cleared. */
function NothingFound({ kind, location: { filter, change } }: EntriesProps) {
  const t = useMessages(listsEn);
  const isNarrowed = Object.keys(filter).length > 0;
  const title = t(isNarrowed ? `reader.entries.empty.filtered.${kind}` : `reader.entries.empty.${kind}`);
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

/** Whether the provider rejects the filter, such as a digit for a letter. */
function isRefused(error: unknown) {
  return error instanceof ApiError && error.status === 422;
}

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

function readFilter(query: URLSearchParams): EntryFilter {
  const letter = query.get('starts_with');
  const search = query.get('search');
  return { ...(letter && { starts_with: letter }), ...(search && { search }) };
}

interface EntriesLocation {
  readonly filter: EntryFilter;
  /** Id of the open entry. */
  readonly open: string | null;
  /** Replaces values of the query; an empty value is removed. */
  readonly change: (values: EntryFilter & { readonly open?: string }) => void;
}

function useEntriesLocation(): EntriesLocation {
  const [query, setQuery] = useSearchParams();
  const change: EntriesLocation['change'] = (values) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return { filter: readFilter(query), open: query.get('open'), change };
}

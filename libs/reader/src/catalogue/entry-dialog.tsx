import { ApiError } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { ReportMistake } from '@sirah-trails/screen-kit/mistake';
import { Button, Dialog, Picture, Skeleton, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Entry, type EntryId, entryQuery } from './endpoints.ts';
import { listsEn } from '../messages/lists.ts';
import { EntryText } from './entry-text.tsx';
import styles from './entry-card.module.css';

export interface EntryDialogProps {
  /** The open entry; null for a closed card. */
  entry: EntryId | null;
  /** Cached entry, shown until the response. */
  known?: Entry | undefined;
  onClose: () => void;
}

/** Dialog card of a person or a term. Entries in its text open in the same card, with a back button. */
export function EntryDialog({ entry, known, onClose }: EntryDialogProps) {
  const [last, setLast] = useState(entry);
  if (entry && (entry.id !== last?.id || entry.kind !== last.kind)) setLast(entry);
  // The card keeps its text during the closing animation.
  return (
    last && <OpenCard key={`${last.kind} ${last.id}`} {...{ last, known, onClose }} open={entry !== null} />
  );
}

interface OpenCardProps extends Pick<EntryDialogProps, 'known' | 'onClose'> {
  last: EntryId;
  open: boolean;
}

function OpenCard({ last, known, open, onClose }: OpenCardProps) {
  const t = useMessages(listsEn);
  const write = useHonorifics();
  const [visited, setVisited] = useState<readonly EntryId[]>([]);
  const shown = visited.at(-1) ?? last;
  const query = useQuery({
    ...entryQuery(shown.kind, shown.id),
    enabled: open,
    ...(shown === last && known && { initialData: known, initialDataUpdatedAt: 0 }),
  });
  const { data: entry, error } = query;
  const title = entry ? write(entry.title) : t(error ? 'reader.entry.missing' : 'reader.entry.loading');
  return (
    <Dialog open={open} onOpenChange={onClose} onClosed={() => setVisited([])} title={title}>
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
            {shown !== last && (
              <WayBack
                key={visited.length}
                to={visited.at(-2) ?? last}
                onClick={() => setVisited(visited.slice(0, -1))}
              />
            )}
            <ReportMistake about={shown.kind} id={shown.id} />
          </>
        )}
      </QueryView>
    </Dialog>
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

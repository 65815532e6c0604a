import { Dialog } from '@sirah-trails/ui';
import { useState } from 'react';
import type { Entry, EntryId } from './endpoints.ts';
import { EntryContent, useEntryTrail } from './entry-content.tsx';

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
  const trail = useEntryTrail(last, known, open);
  return (
    <Dialog open={open} onOpenChange={onClose} onClosed={() => trail.setVisited([])} title={trail.title}>
      <EntryContent {...trail} />
    </Dialog>
  );
}

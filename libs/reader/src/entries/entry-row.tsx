import { Button, Card, Picture, truncate, truncation, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useMemo } from 'react';
import type { Entry, EntryKind } from '../endpoints/entries.ts';
import { entriesEn } from '../messages/entries-en.ts';
import { plainText } from './plain-text.ts';
import styles from './entries.module.css';

/** How a list shows each kind of entry: letters of its text, and the usual height of a row in pixels. */
export const rowsOfKind = {
  person: { letters: truncation.people, height: 142 },
  term: { letters: truncation.glossary, height: 162 },
} as const;

export interface EntryRowProps {
  kind: EntryKind;
  entry: Entry;
  onOpen: (id: string) => void;
}

/** An entry of a list: title, the beginning of its text, and the way to its card. */
export function EntryRow({ kind, entry, onOpen }: EntryRowProps) {
  const t = useMessages(entriesEn);
  const write = useHonorifics();
  const { id, title, url, description } = entry;
  const { letters } = rowsOfKind[kind];
  const beginning = useMemo(
    () => truncate(write(plainText(description)), letters),
    [description, letters, write],
  );
  return (
    <Card as="article" className={styles.row}>
      {url && <Picture src={url} alt="" className={styles.emblem} />}
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {write(title)}
        </h2>
        <p dir="auto">{beginning}</p>
        <Button
          variant="quiet"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={t('reader.entries.read-more-about', { title: write(title) })}
          onClick={() => onOpen(id)}
        >
          {t('reader.entries.read-more')}
        </Button>
      </div>
    </Card>
  );
}

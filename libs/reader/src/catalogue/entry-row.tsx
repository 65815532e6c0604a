import {
  Button,
  Card,
  Picture,
  StarShape,
  truncate,
  truncation,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useMemo } from 'react';
import type { Entry, EntryKind } from './endpoints.ts';
import styles from './entries.module.css';
import { listsEn } from '../messages/lists.ts';

/** Preview length in letters and estimated row height in pixels, by kind. */
export const rowsOfKind = {
  person: { letters: truncation.people, height: 96 },
  term: { letters: truncation.glossary, height: 80 },
} as const;

export interface EntryRowProps {
  kind: EntryKind;
  entry: Entry;
  /** Whether the learner has met it; undefined where the provider does not say. */
  isMet: boolean | undefined;
  /** Whether its card is open beside the list; undefined where cards open in a dialog. */
  isShown: boolean | undefined;
  onOpen: (id: string) => void;
}

/** List row of an entry: title, truncated text and a button for its card. */
export function EntryRow({ kind, entry, isMet, isShown, onOpen }: EntryRowProps) {
  const t = useMessages(listsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const { id, title, url, description } = entry;
  const { letters } = rowsOfKind[kind];
  const beginning = useMemo(
    () => truncate(write(plainText(description)), letters),
    [description, letters, write],
  );
  return (
    <Card as="article" className={styles.row} data-met={isMet || undefined} data-shown={isShown || undefined}>
      {url && <Picture src={url} alt="" className={styles.emblem} />}
      <div className={styles.words}>
        <h2 className={styles.title} {...content}>
          {write(title)}
        </h2>
        <p {...content} className={styles.beginning}>
          {beginning}
        </p>
      </div>
      {isMet && (
        <span className={styles.stamp}>
          <StarShape />
          <span className="visually-hidden">{t('reader.entries.is-met')}</span>
        </span>
      )}
      <Button
        variant="quiet"
        className={styles.open}
        aria-haspopup={isShown === undefined ? 'dialog' : undefined}
        aria-current={isShown || undefined}
        aria-label={t('reader.entries.read-more-about', { title: write(title) })}
        onClick={() => onOpen(id)}
      >
        <span className="visually-hidden">{t('reader.entries.read-more')}</span>
      </Button>
    </Card>
  );
}

/** Allowed block elements; a space separates their texts. */
const blocks = 'p, li, h2, h3, h4, blockquote, br';

/** Plain text of HTML, on one line. Safe: content of a template neither loads nor runs. */
export function plainText(html: string): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const block of content.querySelectorAll(blocks)) block.after(' ');
  return (content.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

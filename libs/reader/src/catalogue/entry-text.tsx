import { References, RichText, useMessages } from '@sirah-trails/ui';
import { listsEn } from '../messages/lists.ts';
import type { Entry, EntryId } from './endpoints.ts';
import styles from './entry-card.module.css';

export interface EntryTextProps {
  entry: Pick<Entry, 'say' | 'description' | 'references'>;
  /** Called for a tapped person or term; without it they are plain text. */
  onOpen?: ((entry: EntryId) => void) | undefined;
}

/** Pronunciation, text and sources of a person or a term. */
export function EntryText({ entry: { say, description, references = [] }, onOpen }: EntryTextProps) {
  const t = useMessages(listsEn);
  return (
    <>
      {say && <p className={styles.say}>{t('reader.entry.say', { say })}</p>}
      <RichText
        html={description}
        className={styles.text}
        onPerson={onOpen && ((id) => onOpen({ kind: 'person', id }))}
        onTerm={onOpen && ((id) => onOpen({ kind: 'term', id }))}
      />
      {references.length > 0 && <References references={references} folded />}
    </>
  );
}

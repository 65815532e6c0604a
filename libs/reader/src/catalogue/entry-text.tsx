import { References, RichText } from '@sirah-trails/ui';
import type { Entry, EntryId } from './endpoints.ts';
import styles from './entry-card.module.css';

export interface EntryTextProps {
  entry: Pick<Entry, 'description' | 'references'>;
  /** Called for a tapped person or term; without it they are plain text. */
  onOpen?: ((entry: EntryId) => void) | undefined;
}

/** Text and sources of a person or a term. */
export function EntryText({ entry: { description, references = [] }, onOpen }: EntryTextProps) {
  return (
    <>
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

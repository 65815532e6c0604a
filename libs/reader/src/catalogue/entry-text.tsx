import { References, RichText } from '@sirah-trails/ui';
import type { Entry, EntryId } from './endpoints.ts';
import styles from './entry-card.module.css';

export interface EntryTextProps {
  entry: Pick<Entry, 'description' | 'references'>;
  /** A person or a term in the text was pressed; without it they are plain text. */
  onOpen?: ((entry: EntryId) => void) | undefined;
}

/** The text of a person or a term, and where its facts come from. */
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

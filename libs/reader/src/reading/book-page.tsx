import type { Book } from '@sirah-trails/api-client';
import {
  Callout,
  Chip,
  Picture,
  preferences,
  References,
  useHonorifics,
  useMessages,
  usePreferences,
} from '@sirah-trails/ui';
import { bookEn } from '../messages/book.ts';
import styles from './book-page.module.css';
import type { FontSize } from './endpoints.ts';
import { PageText } from './page-text.tsx';

export interface BookPageProps {
  book: Pick<Book, 'pages'> & { readonly [Fact in 'quiet' | 'think_further']?: Book[Fact] | undefined };
  page: Book['pages'][number];
  /** Whether its picture comes now; until then its place stays empty. */
  isPictured?: boolean;
  /** Text size. */
  size?: FontSize;
  /** A marked person was pressed. */
  onPerson?: (id: string) => void;
  /** A marked term was pressed. */
  onTerm?: (id: string) => void;
}

/** One page of a book: its picture, its text, a question to the reader, and where its facts come from. */
export function BookPage({ book, page, isPictured = true, size = 16, onPerson, onTerm }: BookPageProps) {
  const t = useMessages(bookEn);
  const write = useHonorifics();
  const { simpleText } = usePreferences();
  const { picture, question, simple, content, references = [] } = page;
  const isFirst = page === book.pages[0];
  const isLast = page === book.pages.at(-1);
  return (
    <article className={styles.page}>
      {book.quiet && isFirst && <p className={styles.note}>{t('reader.page.quiet')}</p>}
      {picture && <PagePicture picture={picture} isWanted={isPictured} />}
      {simple && <SimpleSwitch />}
      <PageText
        html={simpleText && simple ? simple : content}
        size={size}
        onPerson={onPerson}
        onTerm={onTerm}
      />
      {question && (
        <Callout label={t('reader.page.question')} tone="sand">
          <p dir="auto" data-read-aloud="">
            {write(question)}
          </p>
        </Callout>
      )}
      {isLast && book.think_further && (
        <section className={styles.further}>
          <h2>{t('reader.page.think-further')}</h2>
          <p dir="auto">{write(book.think_further)}</p>
        </section>
      )}
      {references.length > 0 && <References references={references} folded />}
    </article>
  );
}

/** Shows the line for the youngest readers in place of the text, on every page; the device keeps the choice. */
function SimpleSwitch() {
  const t = useMessages(bookEn);
  const { simpleText } = usePreferences();
  return (
    <Chip pressed={simpleText} onClick={() => preferences.set({ simpleText: !simpleText })}>
      {t('reader.page.simple')}
    </Chip>
  );
}

type PagePictureFacts = NonNullable<Book['pages'][number]['picture']>;

interface PagePictureProps {
  picture: PagePictureFacts;
  /** Whether it comes now; until then its place stays empty. */
  isWanted: boolean;
}

/** A scene, or a map with its layer and its legend below: one picture to a screen reader. */
export function PagePicture({ picture: { url, layer_url: layer, alt }, isWanted }: PagePictureProps) {
  const write = useHonorifics();
  return (
    <div className={styles.scene}>
      <div className={styles.picture}>
        {isWanted && <Picture src={url} alt={write(alt)} loading="eager" />}
        {isWanted && layer && <img src={layer} alt="" draggable={false} className={styles.layer} />}
      </div>
      {layer && (
        <p aria-hidden="true" dir="auto" className={styles.note}>
          {write(alt)}
        </p>
      )}
    </div>
  );
}

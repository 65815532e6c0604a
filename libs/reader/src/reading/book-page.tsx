import type { Book } from '@sirah-trails/api-client';
import {
  Callout,
  Chip,
  Picture,
  preferences,
  References,
  useContentLanguage,
  useHonorifics,
  useMessages,
  usePreferences,
} from '@sirah-trails/ui';
import { bookEn } from '../messages/book.ts';
import styles from './book-page.module.css';
import type { FontSize } from './endpoints.ts';
import { PageText } from './page-text.tsx';
import { TwoReports } from './two-reports.tsx';

export interface BookPageProps {
  book: Pick<Book, 'pages'> & {
    readonly [Fact in 'quiet' | 'think_further' | 'two_reports']?: Book[Fact] | undefined;
  };
  page: Book['pages'][number];
  /** Whether to load the picture; a placeholder otherwise. */
  isPictured?: boolean;
  /** Text size. */
  size?: FontSize;
  /** Called for a tapped person. */
  onPerson?: (id: string) => void;
  /** Called for a tapped term. */
  onTerm?: (id: string) => void;
}

/** A book page: picture, text, a question to the reader, and sources. */
export function BookPage({ book, page, isPictured = true, size = 16, onPerson, onTerm }: BookPageProps) {
  const t = useMessages(bookEn);
  const write = useHonorifics();
  const language = useContentLanguage();
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
          <p {...language} data-read-aloud="">
            {write(question)}
          </p>
        </Callout>
      )}
      {isLast && book.think_further && (
        <section className={styles.further}>
          <h2>{t('reader.page.think-further')}</h2>
          <p {...language}>{write(book.think_further)}</p>
        </section>
      )}
      {isLast && book.two_reports?.map((one) => <TwoReports key={one.about} difference={one} />)}
      {references.length > 0 && <References references={references} folded />}
    </article>
  );
}

/** Replaces the text with the line for the youngest readers on every page; stored on the device. */
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
  /** Whether to load it; a placeholder otherwise. */
  isWanted: boolean;
}

/** A scene, or a map with layer and legend; screen readers see a single image. */
export function PagePicture({ picture: { url, layer_url: layer, alt }, isWanted }: PagePictureProps) {
  const write = useHonorifics();
  const language = useContentLanguage();
  return (
    <div className={styles.scene}>
      <div className={styles.picture}>
        {isWanted && <Picture src={url} alt={write(alt)} loading="eager" />}
        {isWanted && layer && <img src={layer} alt="" draggable={false} className={styles.layer} />}
      </div>
      {layer && (
        <p aria-hidden="true" {...language} className={styles.note}>
          {write(alt)}
        </p>
      )}
    </div>
  );
}

import { screen, firstData, QueryView } from '@sirah-trails/screen-kit';
import type { Book } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  ButtonLink,
  Picture,
  reducesMotion,
  RewardStage,
  Skeleton,
  Tag,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { bookQuery } from './endpoints.ts';
import styles from './finished.module.css';
import { readingProgress } from '../catalogue/reading-progress.ts';
import { useBookBack, useBookContext } from './book-context.ts';
import { bookEn } from '../messages/book.ts';
import { namesInBook } from '../offline/names-in-book.ts';

export default screen({
  messages: bookEn,
  first: async ({ query }, client) => {
    const id = query.get('id');
    if (id) await firstData(client, bookQuery(id));
  },
  useFrame: (t) => ({ title: t('reader.finished.title'), back: useBookBack(), ground: true }),
  Content: FinishedScreen,
});

/** Shows no cover or names for a missing book. */
function FinishedScreen() {
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useQuery({ ...bookQuery(id), enabled: id !== '' });
  if (id === '') return <Finished book={undefined} />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="picture" />}
      error={() => <Finished book={undefined} />}
    >
      {(book) => <Finished book={book} />}
    </QueryView>
  );
}

/** People, terms and next steps at the end of a book. A quiet book has no celebration. */
function Finished({ book }: { book: Book | undefined }) {
  const t = useMessages(bookEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  // A URL could claim the end of an unread book.
  const isFinished = !book || readingProgress(book).finished;
  const isQuiet = book?.quiet === true || !isFinished;
  useEffect(() => {
    if (!isQuiet) void throwConfetti();
  }, [isQuiet]);
  return (
    <RewardStage
      object={book && <Picture src={book.cover_url} alt="" loading="eager" className={styles.cover} />}
      still={isQuiet}
      actions={<NextSteps />}
      className={styles.end}
    >
      <p className={styles.line}>
        {book
          ? write(
              t(isFinished ? 'reader.finished.whole' : 'reader.finished.end', {
                title: book.title,
                pages: book.pages.length,
              }),
            )
          : t('reader.finished.any')}
      </p>
      {book && <Met book={book} />}
      {book?.think_further && (
        <p className={styles.line} {...content}>
          {write(book.think_further)}
        </p>
      )}
    </RewardStage>
  );
}

function Met({ book }: { book: Book }) {
  const t = useMessages(bookEn);
  const { people, terms } = namesInBook(book);
  return (
    <>
      <Names label={t('reader.finished.people')} names={[...people.values()]} />
      <Names label={t('reader.finished.terms')} names={[...terms.values()]} />
    </>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={styles.names}>
      <h2 className={styles.heading}>{label}</h2>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the quiz of the originating chapter, else to the journey; and to another book. */
function NextSteps() {
  const t = useMessages(bookEn);
  const { origin, chapterId, ...context } = useBookContext();
  const another = useBookBack();
  const isForQuiz = origin === 'quizz' && chapterId !== undefined;
  return (
    <>
      <ButtonLink
        data-next-step
        to={isForQuiz ? links.motivational({ ...context, chapterId }) : links.journeyStart()}
      >
        {t(isForQuiz ? 'reader.finished.quiz' : 'reader.finished.journey')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={another.to}>
        {t('reader.finished.another')}
      </ButtonLink>
    </>
  );
}

const pieces = 100;

/** Throws confetti once, unless motion is reduced. Loads its code on demand; never rejects. */
async function throwConfetti(): Promise<void> {
  if (reducesMotion()) return;
  await import('canvas-confetti').then(
    // Without a worker: the Content-Security-Policy refuses blob workers.
    ({ create }) =>
      create(undefined, { resize: true })({ particleCount: pieces, spread: 100, origin: { y: 0.4 } }),
    () => undefined,
  );
}

import { screen, firstData, QueryView, useAddition } from '@sirah-trails/screen-kit';
import type { Book } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  ButtonLink,
  lazyComponent,
  Picture,
  reducesMotion,
  RewardStage,
  Skeleton,
  Tag,
  TextLink,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { bookQuery, booksReadQuery } from './endpoints.ts';
import styles from './finished.module.css';
import { readingProgress } from '../catalogue/reading-progress.ts';
import { type FinishState, useBookBack, useBookContext } from './book-context.ts';
import { bookEn } from '../messages/book.ts';
import { namesInBook } from '../offline/names-in-book.ts';

export default screen({
  messages: bookEn,
  first: async ({ query }, client) => {
    const id = query.get('id');
    if (id) await firstData(client, bookQuery(id));
  },
  useFrame: (t) => {
    const { data: book } = useFinishedBook();
    const isFinished = !book || readingProgress(book).finished;
    const title = t(isFinished ? 'reader.finished.title' : 'reader.finished.title.end');
    return { title, back: useBookBack(), ground: true };
  },
  Content: FinishedScreen,
});

function useFinishedBook() {
  const id = useSearchParams()[0].get('id') ?? '';
  return useQuery({ ...bookQuery(id), enabled: id !== '' });
}

/** Shows no cover or names for a missing book. */
function FinishedScreen() {
  const query = useFinishedBook();
  if (!useSearchParams()[0].get('id')) return <Finished book={undefined} />;
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
  const another = useBookBack();
  const confetti = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!isQuiet && confetti.current) void throwConfetti(confetti.current);
  }, [isQuiet]);
  return (
    <RewardStage
      object={
        <>
          {book && <Picture src={book.cover_url} alt="" loading="eager" className={styles.cover} />}
          <canvas ref={confetti} className={styles.confetti} aria-hidden="true" />
        </>
      }
      still={isQuiet}
      actions={<NextStep />}
      className={styles.end}
    >
      <p className={styles.line}>
        {book
          ? write(
              t(isFinished ? 'reader.finished.whole' : 'reader.finished.end', {
                title: book.title,
              }),
            )
          : t('reader.finished.any')}
      </p>
      {book && isFinished && <NewBadge bookId={book.id} />}
      {book && <Met book={book} />}
      {book?.think_further && (
        <p className={styles.line} {...content}>
          {write(book.think_further)}
        </p>
      )}
      <TextLink alone to={another.to}>
        {t('reader.finished.another')}
      </TextLink>
    </RewardStage>
  );
}

/** Part of the lists chunk, like the badges in Base Camp. */
const EarnedReadingBadge = lazyComponent(
  () => import('../catalogue/reading-badges.tsx').then((code) => code.EarnedReadingBadge),
  { Failed: null },
);

/** The badge that this book brings, if the learner finished it for the first time. */
function NewBadge({ bookId }: { bookId: string }) {
  const { state } = useLocation() as { state: FinishState | null };
  const enabled = useAddition('album') && state?.isFirstTime === true;
  const { data: count } = useQuery({ ...booksReadQuery(bookId), enabled });
  return count !== undefined && <EarnedReadingBadge count={count} />;
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

/** Link to the quiz of the originating chapter, else to the journey. */
function NextStep() {
  const t = useMessages(bookEn);
  const { origin, chapterId, ...context } = useBookContext();
  const isForQuiz = origin === 'quizz' && chapterId !== undefined;
  return (
    <ButtonLink
      data-next-step
      to={isForQuiz ? links.motivational({ ...context, chapterId }) : links.journeyStart()}
    >
      {t(isForQuiz ? 'reader.finished.quiz' : 'reader.finished.journey')}
    </ButtonLink>
  );
}

const pieces = 100;

/** Throws confetti around the cover once, unless motion is reduced. Loads its code on demand; never rejects. */
async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (reducesMotion()) return;
  await import('canvas-confetti').then(
    // Without a worker: the Content-Security-Policy refuses blob workers.
    ({ create }) =>
      create(canvas, { resize: true })({ particleCount: pieces, spread: 100, origin: { y: 0.4 } }),
    () => undefined,
  );
}

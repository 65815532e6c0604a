import type { Book } from '@sirah-trails/api-client';
import { Picture, RewardStage, Tag, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { finishedEn } from '../messages/finished-en.ts';
import { throwConfetti } from './confetti.ts';
import { markedNames } from './marked-names.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './finished.module.css';

/** The end of a book: who and what the reader met in it, and where to go next. A quiet book has no celebration. */
export function Finished({ book }: { book: Book | undefined }) {
  const t = useMessages(finishedEn);
  const write = useHonorifics();
  const isQuiet = book?.quiet ?? false;
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
          ? write(t('reader.finished.whole', { title: book.title, pages: book.pages.length }))
          : t('reader.finished.any')}
      </p>
      {book && <Met book={book} />}
      {book?.think_further && (
        <p className={styles.line} dir="auto">
          {write(book.think_further)}
        </p>
      )}
    </RewardStage>
  );
}

/** The people and the terms of the book. */
function Met({ book }: { book: Book }) {
  const t = useMessages(finishedEn);
  const { people, terms } = markedNames(book);
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

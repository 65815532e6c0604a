import type { BookCard } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { lastReadBookQuery } from './endpoints.ts';
import { homeEn } from '../messages/home.ts';
import summit from './art/summit.svg';
import { NextStepSkeleton, StepCard } from './step-card.tsx';

/** The journey is at its end: the book that the learner has not finished, if there is one. */
export function AllPassed({ label }: { label: string }) {
  const book = useQuery(lastReadBookQuery());
  return (
    <QueryView query={book} skeleton={<NextStepSkeleton />} error={() => <AllWalked label={label} />}>
      {(read) => (read && !isFinished(read) ? <ReadOn book={read} /> : <AllWalked label={label} />)}
    </QueryView>
  );
}

function ReadOn({ book: { id, title, cover_url } }: { book: BookCard }) {
  const t = useMessages(homeEn);
  return (
    <StepCard
      title={title}
      lines={[t('journey.next.book')]}
      island={cover_url}
      action={{ to: links.book({ bookId: id }), label: t('journey.next.book.action') }}
    />
  );
}

function AllWalked({ label }: { label: string }) {
  const t = useMessages(homeEn);
  return (
    <StepCard
      title={t('journey.next.done.title')}
      lines={[t('journey.next.done.text', { label })]}
      island={summit}
      action={{ to: links.journeyStart(), label: t('journey.next.done.action') }}
    />
  );
}

const finished = 2;

function isFinished({ reading_progress: [progress] }: BookCard) {
  return progress?.status === finished;
}

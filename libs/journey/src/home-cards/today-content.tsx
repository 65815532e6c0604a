import { api, read } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Link, Pressable, RichText, Sheet, useHonorifics, useMessages } from '@sirah-trails/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reviewKey } from '../milestones/endpoints.ts';
import styles from './today-content.module.css';
import { todayEn } from '../messages/today.ts';

/** Due questions, else the word of the day; renders nothing when the request fails. */
export function TodayContent({ waiting }: { waiting: ReactNode }) {
  return (
    <QueryView query={useQuery(todayQuery())} skeleton={waiting} error={() => null}>
      {({ due, word }) => (due > 0 ? <Due count={due} /> : word && <Word word={word} />)}
    </QueryView>
  );
}

function Due({ count }: { count: number }) {
  const t = useMessages(todayEn);
  return (
    <Link to={links.quizByQuery({ quizStatus: 'review' })} className={styles.card}>
      <Lines kicker={t('journey.today.title')} title={t('journey.today.due', { count })} />
    </Link>
  );
}

interface WordProps {
  word: { readonly title: string; readonly description: string };
}

/** The word of the day; a tap opens its meaning. */
function Word({ word: { title, description } }: WordProps) {
  const t = useMessages(todayEn);
  const write = useHonorifics();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Pressable className={styles.card} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Lines kicker={t('journey.today.word')} title={write(title)} />
      </Pressable>
      <Sheet open={open} onOpenChange={setOpen} title={write(title)}>
        <RichText html={description} />
      </Sheet>
    </>
  );
}

function Lines({ kicker, title }: { kicker: string; title: string }) {
  return (
    <>
      <span className={styles.kicker}>{kicker}</span>{' '}
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
    </>
  );
}

/** The number of due questions, else the word of the day. For a provider with the addition `today`. Errors: ApiError. */
function todayQuery() {
  return queryOptions({
    queryKey: [...reviewKey, 'today'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/today', { signal }))).data,
  });
}

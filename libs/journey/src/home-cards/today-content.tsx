import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Link, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ComingBack } from '../review/coming-back.tsx';
import { todayQuery } from '../review/endpoints.ts';
import styles from './today-content.module.css';
import { todayEn } from '../messages/today.ts';

/** Due questions, else the word of the day; renders nothing when the request fails. */
export function TodayContent({ waiting }: { waiting: ReactNode }) {
  return (
    <QueryView query={useQuery(todayQuery())} skeleton={waiting} error={() => null}>
      {({ due, tomorrow = 0, word }) => {
        if (due > 0) return <Due count={due} />;
        return word && <Word word={word} tomorrow={tomorrow} />;
      }}
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
  word: { readonly id: string; readonly title: string };
  /** Questions that come back tomorrow. */
  tomorrow: number;
}

/** The word of the day leads to its card in the glossary, whose text and sources lead on. */
function Word({ word: { id, title }, tomorrow }: WordProps) {
  const t = useMessages(todayEn);
  const write = useHonorifics();
  return (
    <Link to={links.glossary({ open: id })} className={styles.card}>
      <Lines kicker={t('journey.today.word')} title={write(title)} /> <ComingBack count={tomorrow} />
    </Link>
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

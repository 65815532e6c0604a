import type { Competition } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Button, Carousel, Dialog, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { competitionDay, runningCompetitionsQuery } from './endpoints.ts';
import { competitionsEn } from '../messages/competitions-en.ts';
import styles from './competitions.module.css';

/** The running competitions: a card of home and, after a sign-in, a dialog above it. */
export function RunningCompetitions({ hasArrived }: { hasArrived: boolean }) {
  return (
    <QueryView query={useQuery(runningCompetitionsQuery())} skeleton={null} error={() => null}>
      {(competitions) =>
        competitions.length > 0 && <Competitions competitions={competitions} hasArrived={hasArrived} />
      }
    </QueryView>
  );
}

interface CompetitionsProps {
  competitions: readonly Competition[];
  hasArrived: boolean;
}

function Competitions({ competitions, hasArrived }: CompetitionsProps) {
  const t = useMessages(competitionsEn);
  const title = t('competitions.title');
  const [open, setOpen] = useState(hasArrived);
  const slides = useSlides(competitions);
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <Carousel label={title} slides={slides} still={open} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        actions={
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('competitions.later')}
          </Button>
        }
      >
        <Carousel label={title} slides={slides} className={styles.popup} />
      </Dialog>
    </div>
  );
}

function useSlides(competitions: readonly Competition[]) {
  const t = useMessages(competitionsEn);
  const write = useLongDate();
  return competitions.map(({ id, banner, name, end_date }) => {
    const date = write(competitionDay(end_date));
    return {
      id,
      image: banner,
      title: name,
      description: date === null ? undefined : t('competitions.until', { date }),
      to: links.competition({ competitionId: id }),
    };
  });
}

import { difficultiesQuery, pageDifficultiesQuery, type QuizTime } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { firstData, screen } from '@sirah-trails/screen-kit';
import { Button, ButtonLink, preloadDialogs, Skeleton, TextLink, useMessages } from '@sirah-trails/ui';
import { type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DifficultiesDialog } from './difficulties-dialog.tsx';
import { MapScene } from './map-scene.tsx';
import styles from './start.module.css';
import { mapEn } from '../messages/map.ts';
import { NoDifficulties } from '../milestones/difficulty-gate.tsx';
import {
  journeyDifficulty,
  lastDifficulty,
  playableDifficulties,
  recallDifficulty,
  rememberDifficulty,
} from '../milestones/difficulty.ts';
import { worldsQuery } from '../milestones/endpoints.ts';
import { nextStepUrl } from '../milestones/next-step-url.ts';

/** Start of The Trails: the map, and the choice of a difficulty. */
export default screen({
  messages: mapEn,
  query: () => difficultiesQuery(),
  first: (_location, client) => requestWorlds(client),
  idle: preloadDialogs,
  useFrame: (t) => ({
    title: t('journey.start.title'),
    back: { to: links.home(), label: t('journey.back.home') },
    landscape: true,
    wide: true,
    readAloud: true,
  }),
  error: 'journey.difficulties.error',
  Skeleton: StartSkeleton,
  Content: Start,
});

async function requestWorlds(client: QueryClient) {
  const last = lastDifficulty(await firstData(client, pageDifficultiesQuery()));
  return last && firstData(client, worldsQuery(last.id));
}

function Start({ data: rows }: { data: readonly QuizTime[] }) {
  const t = useMessages(mapEn);
  const difficulties = playableDifficulties(rows);
  if (difficulties.length === 0) return <NoDifficulties />;
  return (
    <div className={styles.screen}>
      <StartJourney difficulties={difficulties} />
      <TextLink alone to={links.myRank()} className={styles.rank}>
        {t('journey.start.my-rank')}
      </TextLink>
    </div>
  );
}

/** The map and the button that opens the choice; the button is hidden once a difficulty is chosen. */
function StartJourney({ difficulties }: { difficulties: readonly QuizTime[] }) {
  const t = useMessages(mapEn);
  const navigate = useNavigate();
  const [stage, setStage] = useState<'map' | 'choosing' | 'chosen'>('map');
  const last = lastDifficulty(difficulties);
  const { difficulty: first, isNew } = journeyDifficulty(difficulties, recallDifficulty());
  const next = isNew ? null : first?.next_step;

  const choose = (difficulty: QuizTime) => {
    setStage('chosen');
    rememberDifficulty(difficulty.id);
    void navigate(links.trails({ difficulty: difficultyParameter(difficulty) }));
  };

  return (
    <>
      {last && <MapScene quizTimeId={last.id} />}
      <p className={styles.lead}>{t('journey.start.lead')}</p>
      {first && next && (
        <ButtonLink to={nextStepUrl(first, next)} data-next-step="" className={styles.begin}>
          {t('journey.start.go-on', { number: next.chapter.chapter })}
        </ButtonLink>
      )}
      {stage !== 'chosen' && (
        <Button
          variant={next ? 'secondary' : 'primary'}
          className={styles.begin}
          onClick={() => setStage('choosing')}
        >
          {t('journey.start.begin')}
        </Button>
      )}
      <DifficultiesDialog
        open={stage === 'choosing'}
        onOpenChange={(open) => setStage(open ? 'choosing' : 'map')}
        difficulties={difficulties}
        suggested={isNew ? first : undefined}
        onChoose={choose}
      />
    </>
  );
}

function StartSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton shape="picture" className={styles.waitingMap} />
      <Skeleton shape="text" />
      <Skeleton shape="card" className={styles.waitingButton} />
    </div>
  );
}

import { configurationQuery } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { ownStorage, QueryView, useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import island from '../endless/art/endless-island.svg';
import { JourneyCard } from './journey-card.tsx';
import { homeEn } from '../messages/home.ts';
import { NextStepSkeleton, StepCard } from './step-card.tsx';
import { storedRunName } from '../chapter/stored-run.ts';
import { gameFlag } from '../endless/game-flag.ts';
import { continueTap } from '../chapter/quiz-entry.ts';
import { useAnswerQueue } from './use-answer-queue.ts';
import { underWayQuery, type RunUnderWay } from './endpoints.ts';

/** Home's card: the run or game under way, else the next step of the journey. Sends queued answers. */
export function NextStepCard() {
  useAnswerQueue();
  const configuration = useQuery(configurationQuery());
  const lists = useAddition('running');
  // A card that is replaced once the configuration is known would change under a finger.
  return (
    <QueryView query={configuration} skeleton={<NextStepSkeleton />} error={() => <JourneyCard />}>
      {() => (lists || isPlayStored() ? <UnderWayCard /> : <JourneyCard />)}
    </QueryView>
  );
}

/** Falls back to the journey when the request fails. */
function UnderWayCard() {
  const running = useQuery(underWayQuery());
  return (
    <QueryView query={running} skeleton={<NextStepSkeleton />} error={() => <JourneyCard />}>
      {(found) => {
        if (found === 'game') return <Game />;
        return found ? <Continue underWay={found} /> : <JourneyCard />;
      }}
    </QueryView>
  );
}

/** Whether this device stores a run or a game, for a provider without the addition `running`. */
function isPlayStored(): boolean {
  const storage = ownStorage();
  return storage.get(storedRunName) !== null || gameFlag(storage).isRaised();
}

/** A game of the Infinity Trail. */
function Game() {
  const t = useMessages(homeEn);
  return (
    <StepCard
      title={t('journey.next.game')}
      lines={[t('journey.next.under-way')]}
      island={island}
      theme="endless"
      action={{ to: links.endlessQuiz(), label: t('journey.next.action'), state: continueTap }}
    />
  );
}

function Continue({
  underWay: { difficulty, trail, subTrailId, chapterId, tap, ...names },
}: {
  underWay: RunUnderWay;
}) {
  const t = useMessages(homeEn);
  const to = links.quiz({
    chapterId,
    trailId: trail.id,
    subTrailId,
    difficulty: difficultyParameter(difficulty),
    trailName: trail.name,
    trail: trail.order.toString(),
  });
  return (
    <StepCard
      title={t('journey.next.chapter', { number: names.chapter, name: names.title })}
      lines={[
        t('journey.next.under-way'),
        t('journey.next.difficulty', { label: difficulty.difficulty_label }),
      ]}
      island={trail.floating_island}
      theme={trail.theme}
      action={{ to, label: t('journey.next.action'), state: tap }}
    />
  );
}

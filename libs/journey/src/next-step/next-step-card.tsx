import { configurationQuery } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { ownStorage, QueryView, useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import island from '../endless/art/endless-island.svg';
import { JourneyCard } from './journey-card.tsx';
import { nextStepEn } from '../messages/next-step-en.ts';
import { NextStepSkeleton } from './next-step-skeleton.tsx';
import { keepsPlay } from '../quiz/kept-chapter.ts';
import { continueTap } from '../quiz/start-tap.ts';
import { StepCard } from './step-card.tsx';
import { useUnsentAnswers } from '../unsent/use-unsent-answers.ts';
import { underWayQuery, type TryUnderWay } from './under-way-query.ts';

/** For home: what is under way, else where the learner is on the journey, and one button to go on. Sends what an earlier visit could not. */
export function NextStepCard() {
  useUnsentAnswers();
  const configuration = useQuery(configurationQuery());
  const lists = useAddition('running');
  // A card that is replaced once the configuration is known would change under a finger.
  return (
    <QueryView query={configuration} skeleton={<NextStepSkeleton />} error={() => <JourneyCard />}>
      {() => (lists || keepsPlay(ownStorage()) ? <UnderWayCard /> : <JourneyCard />)}
    </QueryView>
  );
}

/** Where it cannot be read, the journey is still there. */
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

/** A game of the Infinity Trail. */
function Game() {
  const t = useMessages(nextStepEn);
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
  underWay: TryUnderWay;
}) {
  const t = useMessages(nextStepEn);
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

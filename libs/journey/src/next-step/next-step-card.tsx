import { difficultiesQuery, type NextStep, type QuizTime } from '@sirah-trails/api-client';
import { difficultyParameter, links } from '@sirah-trails/api-client/links';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { recallDifficulty } from '../difficulty/last-difficulty.ts';
import firstIsland from './art/first-island.svg';
import summit from './art/summit.svg';
import { nextStepEn } from '../messages/next-step-en.ts';
import { NextStepSkeleton } from './next-step-skeleton.tsx';
import { nextStepQuery } from './next-step-query.ts';
import { StepCard } from './step-card.tsx';
import { underWayQuery, type UnderWay } from './under-way-query.ts';
import { useUnsentAnswers } from '../unsent/use-unsent-answers.ts';
import { usedDifficulty } from './used-difficulty.ts';

/** For home: what is under way, else where the learner is on the journey, and one button to go on. Sends what an earlier visit could not. */
export function NextStepCard() {
  useUnsentAnswers();
  return useAddition('running') ? <UnderWayCard /> : <JourneyCard />;
}

/** Where it cannot be read, the journey is still there. */
function UnderWayCard() {
  const running = useQuery(underWayQuery());
  return (
    <QueryView query={running} skeleton={<NextStepSkeleton />} error={() => <JourneyCard />}>
      {(found) => (found ? <Continue underWay={found} /> : <JourneyCard />)}
    </QueryView>
  );
}

function Continue({
  underWay: { difficulty, trail, subTrailId, chapterId, ...names },
}: {
  underWay: UnderWay;
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
      action={{ to, label: t('journey.next.action') }}
    />
  );
}

function JourneyCard() {
  const t = useMessages(nextStepEn);
  const times = useQuery(difficultiesQuery());
  return (
    <QueryView query={times} skeleton={<NextStepSkeleton />} error={t('journey.next.error')}>
      {(rows) => {
        const used = usedDifficulty(rows, recallDifficulty());
        if (!used) return <SetOut />;
        if (used.next_step === undefined) return <FoundStep difficulty={used} />;
        return <Step difficulty={used} next={used.next_step} />;
      }}
    </QueryView>
  );
}

function SetOut() {
  const t = useMessages(nextStepEn);
  return (
    <StepCard
      title={t('journey.next.new.title')}
      lines={[t('journey.next.new.text')]}
      island={firstIsland}
      action={{ to: links.journeyStart(), label: t('journey.next.new.action') }}
    />
  );
}

/** With a provider that does not name the next step. */
function FoundStep({ difficulty }: { difficulty: QuizTime }) {
  const t = useMessages(nextStepEn);
  const step = useQuery(nextStepQuery(difficulty.id));
  return (
    <QueryView query={step} skeleton={<NextStepSkeleton />} error={t('journey.next.error')}>
      {(next) => <Step difficulty={difficulty} next={next} />}
    </QueryView>
  );
}

function Step({ difficulty, next }: { difficulty: QuizTime; next: NextStep | null }) {
  return next ? (
    <GoOn difficulty={difficulty} step={next} />
  ) : (
    <AllWalked label={difficulty.difficulty_label} />
  );
}

function AllWalked({ label }: { label: string }) {
  const t = useMessages(nextStepEn);
  return (
    <StepCard
      title={t('journey.next.done.title')}
      lines={[t('journey.next.done.text', { label })]}
      island={summit}
      action={{ to: links.journeyStart(), label: t('journey.next.done.action') }}
    />
  );
}

function GoOn({ difficulty, step }: { difficulty: QuizTime; step: NextStep }) {
  const t = useMessages(nextStepEn);
  const { trail, sub_trail: subTrail, chapter } = step;
  const to = links.motivational({
    chapterId: chapter.id,
    trailId: trail.id,
    subTrailId: subTrail.id,
    difficulty: difficultyParameter(difficulty),
    trailName: trail.name,
    trail: trail.order.toString(),
    subtrail: subTrail.order.toString(),
  });
  return (
    <StepCard
      title={t('journey.next.chapter', { number: chapter.chapter, name: chapter.name })}
      lines={[
        t('journey.next.where', { trail: trail.name, subTrail: subTrail.title }),
        t('journey.next.difficulty', { label: difficulty.difficulty_label }),
      ]}
      island={trail.floating_island}
      theme={trail.theme}
      action={{ to, label: t('journey.next.action') }}
    />
  );
}

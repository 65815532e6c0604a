import { difficultiesQuery, type NextStep, type QuizTime } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { markQuoteSeen } from '../chapter/quote-flow.ts';
import { journeyDifficulty, recallDifficulty } from '../milestones/difficulty.ts';
import { homeEn } from '../messages/home.ts';
import { nextStepUrl } from '../milestones/next-step-url.ts';
import { AllPassed } from './all-passed.tsx';
import firstIsland from './art/first-island.svg';
import { nextStepQuery } from './endpoints.ts';
import { NextStepSkeleton, StepCard } from './step-card.tsx';

/** The first chapter for a newcomer, else the next one, else the card after the last chapter. */
export function JourneyCard() {
  const t = useMessages(homeEn);
  const times = useQuery(difficultiesQuery());
  return (
    <QueryView query={times} skeleton={<NextStepSkeleton />} error={t('journey.next.error')}>
      {(rows) => {
        const { difficulty, isNew } = journeyDifficulty(rows, recallDifficulty());
        return difficulty ? <Journey difficulty={difficulty} isNew={isNew} /> : <SetOut />;
      }}
    </QueryView>
  );
}

interface JourneyProps {
  difficulty: QuizTime;
  /** The learner has played nothing yet. */
  isNew: boolean;
}

function Journey({ difficulty, isNew }: JourneyProps) {
  const { next_step: next } = difficulty;
  if (next === undefined) return <FoundStep difficulty={difficulty} isNew={isNew} />;
  return <Step difficulty={difficulty} isNew={isNew} next={next} />;
}

/** For a provider without the addition `next_step`. */
function FoundStep({ difficulty, isNew }: JourneyProps) {
  const t = useMessages(homeEn);
  const step = useQuery(nextStepQuery(difficulty.id));
  return (
    <QueryView query={step} skeleton={<NextStepSkeleton />} error={t('journey.next.error')}>
      {(next) => <Step difficulty={difficulty} isNew={isNew} next={next} />}
    </QueryView>
  );
}

function Step({ difficulty, isNew, next }: JourneyProps & { next: NextStep | null }) {
  if (next) return <NextChapter difficulty={difficulty} isNew={isNew} step={next} />;
  return isNew ? <SetOut /> : <AllPassed label={difficulty.difficulty_label} />;
}

function NextChapter({ difficulty, isNew, step }: JourneyProps & { step: NextStep }) {
  const t = useMessages(homeEn);
  const { trail, sub_trail: subTrail, chapter } = step;
  const to = nextStepUrl(difficulty, step);
  const name = t('journey.next.chapter', { number: chapter.chapter, name: chapter.name });
  const picture = { island: trail.floating_island, theme: trail.theme };
  if (isNew) {
    // A newcomer sees neither the choice of a difficulty nor a quote before the first question.
    const action = { to, label: t('journey.next.new.action'), onClick: markQuoteSeen };
    return <StepCard title={t('journey.next.new.title')} lines={[name]} {...picture} action={action} />;
  }
  const where = t('journey.next.where', { trail: trail.name, subTrail: subTrail.title });
  const pace = t('journey.next.difficulty', { label: difficulty.difficulty_label });
  const action = { to, label: t('journey.next.action') };
  return <StepCard title={name} lines={[where, pace]} {...picture} action={action} />;
}

/** Fallback for content without chapters. */
function SetOut() {
  const t = useMessages(homeEn);
  return (
    <StepCard
      title={t('journey.next.new.title')}
      lines={[t('journey.next.new.text')]}
      island={firstIsland}
      action={{ to: links.journeyStart(), label: t('journey.next.new.action') }}
    />
  );
}

import { type JourneyContext, links, readJourneyContext } from '@sirah-trails/api-client/links';
import { QuestionSkeleton } from '@sirah-trails/quiz-engine';
import {
  firstData,
  isAdditionKnown,
  type RouteLocation,
  type ScreenFrame,
  screen,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { loadSounds, type Translate } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { practiceQuizzesQuery, quizzesQuery, reviewQuizzesQuery } from './endpoints.ts';
import { AfterQuestion } from './lazy-after-question.tsx';
import { PracticeView, ReviewView } from './practice.tsx';
import { practising, quizFailed, reviewing, useStartTap } from './quiz-entry.ts';
import { QuizRunView } from './quiz-run-view.tsx';
import { Quote, requestQuote, useQuoteFrame } from './quote.tsx';
import { quizEn } from '../messages/quiz.ts';
import { DifficultyGate } from '../milestones/difficulty-gate.tsx';
import { firstDifficulty } from '../milestones/difficulty.ts';
import { worldQuery } from '../milestones/endpoints.ts';
import { requestChapter, useBackToWorld, useChapter, useWorld } from '../milestones/url-milestones.ts';

/** The questions of a chapter, whose id is in the path or in the query. */
export default screen({
  messages: quizEn,
  first: requestQuiz,
  variants: [{ quizz_status: quizFailed }, { quizz_status: practising }, { quizz_status: reviewing }],
  prefetch: requestChapter,
  idle: () => {
    void loadSounds('correct', 'incorrect', 'reward');
    void AfterQuestion.load();
  },
  useFrame: useQuizFrame,
  Content: Quiz,
});

/**
 * Listing the questions starts no clock; opening one does, and is left to the engine. The chapter's name, which only a screen reader and
 * the tab show, is requested later.
 */
async function requestQuiz(location: RouteLocation, client: QueryClient) {
  const { quizStatus, trailId, ...context } = readJourneyContext(location.query);
  if (quizStatus === reviewing)
    return isAdditionKnown(client, 'review') ? firstData(client, reviewQuizzesQuery()) : undefined;
  const { chapterId = context.chapterId } = location.params;
  const [difficulty] = await Promise.all([
    firstDifficulty(location, client),
    quizStatus === quizFailed && trailId !== undefined && requestQuote(client, trailId, 'failed'),
  ]);
  if (quizStatus === quizFailed || !difficulty || chapterId === undefined) return undefined;
  if (quizStatus === practising)
    return isAdditionKnown(client, 'practice')
      ? firstData(client, practiceQuizzesQuery(chapterId))
      : undefined;
  return Promise.all([
    trailId !== undefined && firstData(client, worldQuery(trailId, difficulty.id)),
    client.fetchQuery(quizzesQuery(chapterId, difficulty.id)),
  ]);
}

function useQuizFrame(
  t: Translate<typeof quizEn>,
  _data: undefined,
  { params, query }: RouteLocation,
): ScreenFrame {
  const { trailId, quizStatus, ...context } = readJourneyContext(query);
  const { chapterId = context.chapterId ?? '' } = params;
  const name = useChapter(chapterId, { wanted: false })?.name;
  const quote = useQuoteFrame(quizStatus === quizFailed ? trailId : undefined, 'failed');
  const toWorld = useBackToWorld();
  const home = { to: links.home(), label: t('journey.back.home') };
  const questions: ScreenFrame = {
    title: name === undefined ? t('quiz.title') : t('quiz.title.of', { chapter: name }),
    titleHidden: true,
    ownFocus: true,
    back: quizStatus === reviewing ? home : toWorld,
    ground: true,
    wide: true,
    world: useWorld(quizStatus === quizFailed ? undefined : trailId)?.theme,
  };
  return quizStatus === quizFailed ? quote : questions;
}

function Quiz() {
  const context = readJourneyContext(useSearchParams()[0]);
  const { chapterId = context.chapterId } = useRouteParams();
  if (context.quizStatus === reviewing) return <ReviewView />;
  if (chapterId === undefined) return <Navigate to={links.journeyStart()} replace />;
  if (context.quizStatus === quizFailed) return <AfterFailure context={context} />;
  if (context.quizStatus === practising) return <PracticeView key={chapterId} chapterId={chapterId} />;
  return <ChapterQuiz key={chapterId} chapterId={chapterId} context={context} />;
}

function ChapterQuiz({ chapterId, context }: { chapterId: string; context: JourneyContext }) {
  const navigate = useNavigate();
  const failed = links.quiz({ ...context, chapterId, quizStatus: quizFailed });
  const tap = useStartTap();
  return (
    <DifficultyGate skeleton={<QuestionSkeleton />}>
      {(quizTime) => (
        <QuizRunView
          key={quizTime.id}
          chapter={{ chapterId, quizTime, context, ...tap }}
          onFailed={() => void navigate(failed, { replace: true })}
        />
      )}
    </DifficultyGate>
  );
}

/** A quote, then the map, where the chapter can be played again. */
function AfterFailure({ context: { trailId, ...context } }: { context: JourneyContext }) {
  const navigate = useNavigate();
  if (trailId === undefined) {
    return <Navigate to={links.trails({ difficulty: context.difficulty })} replace />;
  }
  const toTrail = () => void navigate(links.subTrails({ trailId, ...context }), { replace: true });
  return <Quote trailId={trailId} moment="failed" onContinue={toTrail} />;
}

import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import {
  firstData,
  isAdditionKnown,
  type ScreenParts,
  type RouteAddress,
  type ScreenFrame,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { loadSounds, useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { quizzesQuery } from '../endpoints/quizzes.ts';
import { practiceQuizzesQuery } from '../endpoints/practice-quizzes.ts';
import { reviewQuizzesQuery } from '../endpoints/review-quizzes.ts';
import { worldQuery } from '../endpoints/world.ts';
import { frameEn } from '../messages/frame-en.ts';
import { requestChapter, useChapter } from '../chapter/chapter.ts';
import { useQuoteFrame } from '../quote/quote-frame.ts';
import { requestQuote } from '../quote/request-quote.ts';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';
import { useWorld } from '../worlds/use-world.ts';
import { AfterQuestion } from './lazy-after-question.tsx';
import { practising, quizFailed, reviewing } from './quiz-status.ts';
import { QuizScreen } from './quiz-screen.tsx';

/** Games play on the same engine: in a file of their own, what both share would load with every screen. */
export { endlessGameParts } from '../endless/game-parts.ts';
/** For home, where it needs the code of the quiz, for the same reason. */
export { sendUnsentAnswers } from '../unsent/send-unsent-answers.ts';

/** The questions of a chapter. */
export const quizParts: ScreenParts = {
  useFrame: useQuizFrame,
  Content: QuizScreen,
  first: requestQuiz,
  variants: [{ quizz_status: quizFailed }, { quizz_status: practising }, { quizz_status: reviewing }],
  prefetch: requestChapter,
  idle: () => {
    void loadSounds('correct', 'incorrect', 'reward');
    void AfterQuestion.load();
  },
};

/**
 * The list of questions starts no clock and holds the one under way; opening a question does, and is left to the engine. The name of
 * the chapter, which only a screen reader and the tab show, comes after it.
 */
async function requestQuiz(address: RouteAddress, client: QueryClient) {
  const { quizStatus, trailId, ...context } = readJourneyContext(address.query);
  if (quizStatus === reviewing)
    return isAdditionKnown(client, 'review') ? firstData(client, reviewQuizzesQuery()) : undefined;
  const { chapterId = context.chapterId } = address.params;
  const quote = quizStatus === quizFailed && trailId !== undefined && requestQuote(client, trailId, 'failed');
  const difficulty = await firstDifficulty(address, client);
  if (quizStatus === quizFailed) return quote;
  if (!difficulty || chapterId === undefined) return undefined;
  if (quizStatus === practising)
    return isAdditionKnown(client, 'practice')
      ? firstData(client, practiceQuizzesQuery(chapterId))
      : undefined;
  return Promise.all([
    trailId !== undefined && firstData(client, worldQuery(trailId, difficulty.id)),
    client.fetchQuery(quizzesQuery(chapterId, difficulty.id)),
  ]);
}

function useQuizFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { trailId, quizStatus, ...context } = readJourneyContext(useSearchParams()[0]);
  const { chapterId = context.chapterId ?? '' } = useRouteParams();
  const name = useChapter(chapterId, { wanted: false })?.name;
  const quote = useQuoteFrame(quizStatus === quizFailed ? trailId : undefined, 'failed');
  const toWorld = useBackToWorld();
  const home = { to: links.home(), label: t('journey.back.home') };
  const questions: ScreenFrame = {
    title: name === undefined ? t('quiz.title') : t('quiz.title.of', { chapter: name }),
    titleHidden: true,
    back: quizStatus === reviewing ? home : toWorld,
    ground: true,
    wide: true,
    world: useWorld(quizStatus === quizFailed ? undefined : trailId)?.theme,
  };
  return quizStatus === quizFailed ? quote : questions;
}

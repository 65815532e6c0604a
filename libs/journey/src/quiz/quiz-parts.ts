import { readJourneyContext } from '@sirah-trails/api-client/links';
import { type ScreenParts, type RouteAddress, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { quizzesQuery } from '../endpoints/quizzes.ts';
import { frameEn } from '../messages/frame-en.ts';
import { requestChapter, useChapter } from '../chapter/chapter.ts';
import { useQuoteFrame } from '../quote/quote-frame.ts';
import { requestQuote } from '../quote/request-quote.ts';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';
import { useWorld } from '../worlds/use-world.ts';
import { isLastOfAll } from './next-place.ts';
import { quizFailed } from './quiz-status.ts';
import { QuizScreen } from './quiz-screen.tsx';

/** The questions of a chapter. */
export const quizParts: ScreenParts = {
  useFrame: useQuizFrame,
  Content: QuizScreen,
  first: requestQuiz,
  prefetch: requestChapter,
};

/** The list of questions starts no clock; opening a question does, and is left to the engine. */
async function requestQuiz(address: RouteAddress, client: QueryClient) {
  const { quizStatus, trailId, subTrailId, ...context } = readJourneyContext(address.query);
  const { chapterId = context.chapterId } = address.params;
  if (quizStatus === quizFailed) {
    return Promise.all([
      requestChapter(address, client),
      trailId !== undefined && requestQuote(client, trailId, 'failed'),
    ]);
  }
  const difficulty = await firstDifficulty(address, client);
  if (!difficulty || chapterId === undefined) return undefined;
  return Promise.all([
    requestChapter(address, client),
    client.fetchQuery(quizzesQuery(chapterId, difficulty.id)),
    isLastOfAll(client, { chapterId, quizTimeId: difficulty.id, subTrailId, trailId }),
  ]);
}

function useQuizFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { trailId, quizStatus, ...context } = readJourneyContext(useSearchParams()[0]);
  const { chapterId = context.chapterId ?? '' } = useParams();
  const name = useChapter(chapterId)?.name;
  const quote = useQuoteFrame(quizStatus === quizFailed ? trailId : undefined, 'failed');
  const questions: ScreenFrame = {
    title: name === undefined ? t('quiz.title') : t('quiz.title.of', { chapter: name }),
    titleHidden: true,
    back: useBackToWorld(),
    ground: true,
    world: useWorld(trailId)?.theme,
  };
  return quizStatus === quizFailed ? quote : questions;
}

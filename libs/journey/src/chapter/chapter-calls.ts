import { ApiError, type Difficulty, myRankQuery, newIdempotencyKey } from '@sirah-trails/api-client';
import type { JourneyContext } from '@sirah-trails/api-client/links';
import { type QuizPorts } from '@sirah-trails/quiz-engine';
import type { ChapterFacts, LoadedRun } from '@sirah-trails/quiz-engine/core';
import { firstData } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { deleteAnswers, openQuiz, quizzesQuery } from './endpoints.ts';
import { type PlayedChapter, findEnd } from './step-after.ts';
import { requestExtraTime, invalidateJourney, quizCall } from './quiz-call.ts';
import { sendAnswer } from './answer-queue.ts';
import { loadLearnerFacts } from './learner-facts.ts';
import { quizFromWire, runFromWire } from './wire.ts';
import { chapterQuery, chaptersQuery, forgetRunning } from '../milestones/endpoints.ts';
import { chapterChoice } from '../milestones/rules.ts';

/** A chapter at a difficulty, with the journey context of the URL. */
export interface ChapterInPlay {
  readonly chapterId: string;
  readonly quizTime: Difficulty;
  readonly context: JourneyContext;
  /** Whether the learner came by Start Quiz. */
  readonly started: boolean;
  /** Whether the learner came by Play with the clock. */
  readonly replay: boolean;
}

/** The calls of a chapter, as the engine asks for them. */
export function quizCalls(
  client: QueryClient,
  chapter: ChapterInPlay,
): Pick<QuizPorts, 'load' | 'askFacts' | 'open' | 'send' | 'readAloud' | 'deleteAnswers' | 'askRank'> {
  const { chapterId, quizTime } = chapter;
  return {
    load: () => quizCall(() => loadRun(client, chapter)),
    askFacts: () => loadFacts(client, chapter),
    open: (quizId) =>
      quizCall(async () => {
        const { data, run } = await openQuiz(quizId, quizTime.id);
        forgetRunning(client);
        return { quiz: quizFromWire(data), run: runFromWire(run) };
      }),
    send: (submission) => sendAnswer(client, quizTime.id, submission),
    readAloud: (quizId) => requestExtraTime(client, quizId, quizTime.id),
    deleteAnswers: (key) =>
      quizCall(async () => {
        await deleteAnswers(chapterId, quizTime.id, key);
        invalidateJourney(client);
      }),
    askRank: () =>
      quizCall(async () => {
        const board = myRankQuery({ type: 'learning_journey', quizTimeId: quizTime.id });
        return (await client.fetchQuery({ ...board, staleTime: 0 })).rank;
      }),
  };
}

/** The questions with their run. */
async function loadRun(
  client: QueryClient,
  { chapterId, quizTime, started, replay }: ChapterInPlay,
): Promise<LoadedRun> {
  if (replay) await abandonPassed(client, chapterId, quizTime.id);
  const list = await takeQuizzes(client, chapterId, quizTime.id);
  const quizzes = list.data.map(quizFromWire);
  const run = runFromWire(list.run);
  const isUnknown = !run && quizzes.some(({ closed, outcome }) => closed && outcome === null);
  return {
    quizzes,
    run,
    // Answers without outcomes: the chapter has the stars.
    ...(isUnknown && { stars: (await client.fetchQuery(chapterQuery(chapterId, quizTime.id))).star }),
    questionMs: quizTime.time * 1_000,
    started,
  };
}

/** Abandons a passed run before a run with a clock. The provider refuses (409) when it is already abandoned, as after a reload. */
async function abandonPassed(client: QueryClient, chapterId: string, quizTimeId: string) {
  try {
    await deleteAnswers(chapterId, quizTimeId, newIdempotencyKey());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
  // The tap has requested the questions of the passed run.
  client.removeQueries({ queryKey: quizzesQuery(chapterId, quizTimeId).queryKey });
}

/** Facts about the chapter for the engine. */
async function loadFacts(
  client: QueryClient,
  { chapterId, quizTime, context: { subTrailId, trailId } }: ChapterInPlay,
): Promise<Partial<ChapterFacts>> {
  const learner = loadLearnerFacts(client);
  const [chapter, end, trail] = await Promise.allSettled([
    firstData(client, chapterQuery(chapterId, quizTime.id)),
    findEnd(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId }),
    loadTrail(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId }),
  ]);
  return {
    ...(await learner),
    // Each result says it too.
    ...(chapter.status === 'fulfilled' && { quiet: chapter.value.quiet ?? false }),
    // When the lists fail, the next chapter is offered; the finish screens request them again.
    ...(end.status === 'fulfilled' && { ends: end.value }),
    ...(trail.status === 'fulfilled' && { trail: trail.value }),
  };
}

/** Progress in the sub-trail after this chapter. */
async function loadTrail(client: QueryClient, { chapterId, quizTimeId, subTrailId }: PlayedChapter) {
  if (subTrailId === undefined) return null;
  const chapters = await firstData(client, chaptersQuery(subTrailId, quizTimeId));
  const passed = chapters.filter((each) => each.id === chapterId || chapterChoice(each) === 'passed').length;
  return { passed, chapters: chapters.length };
}

/**
 * The questions that the tap has requested, or new ones. A run changes with every answer, so they are taken once; the
 * time that they waited for the code has gone by on the question's clock, too.
 */
async function takeQuizzes(client: QueryClient, chapterId: string, quizTimeId: string) {
  const query = quizzesQuery(chapterId, quizTimeId);
  const list = await client.fetchQuery({ ...query, staleTime: takenWithinMs });
  const waitedMs = Date.now() - (client.getQueryState(query.queryKey)?.dataUpdatedAt ?? Date.now());
  client.removeQueries({ queryKey: query.queryKey, exact: true });
  const { run } = list;
  if (!run || run.remaining_ms === null) return list;
  return { ...list, run: { ...run, remaining_ms: Math.max(0, run.remaining_ms - waitedMs) } };
}

/** Maximum age of prefetched questions, in milliseconds. */
const takenWithinMs = 10_000;

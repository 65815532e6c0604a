import type { Executor } from '../database/executor.ts';
import { expireGame } from '../domain/endless/game.ts';
import { expireQuestion } from '../domain/run/question-clock.ts';
import { phaseOf } from '../domain/run/run.ts';
import type { Handler } from '../kernel/handler.ts';
import { latestGame } from '../play/game-repository.ts';
import { isEndless, type PlayContent, playContent, questionsOf } from '../play/play-content.ts';
import type { Wire } from '../play/wire.ts';
import { presentRun } from './answering/present.ts';
import { chapterPlaces } from './learner-journey.ts';
import { presentWorld } from './present-trail.ts';
import { presentTry } from './chapter/present-try.ts';
import { storedRun } from './chapter/run-rows.ts';
import { runsUnderWay, type RunUnderWay } from './chapter/runs-under-way.ts';

/** The tries and the game that the learner can go on with, by their state at this moment. Writes nothing and starts no clock. */
export const listRunning: Handler<'listRunning'> = async ({ context: { database, clock }, session }) => {
  const now = clock.now();
  const { learnerId } = session;
  const content = await playContent(database);
  const runs = await runsUnderWay(database, learnerId).execute();
  const tries = runs.map((run) => presentIfGoing(content, run, now));
  return {
    data: {
      tries: tries.filter((one) => one !== null),
      endless: await endlessGame(database, content, learnerId, now),
    },
  };
};

/** Null when the try is over, or its chapter or difficulty has left the pack. */
function presentIfGoing(content: PlayContent, row: RunUnderWay, now: number): Wire['RunningTry'] | null {
  const { chapter_id: chapterId, quiz_time_id: quizTimeId } = row;
  const place = chapterPlaces(content.trails).find(({ chapter }) => chapter.id === chapterId);
  if (!place || !content.quizTimes.some(({ id }) => id === quizTimeId)) return null;
  const questions = questionsOf(content, chapterId);
  const run = storedRun(row, questions);
  const stored = { ...run, state: expireQuestion(run.state, now).run };
  if (phaseOf(stored.state) !== 'playing') return null;
  const { trail, subTrail, chapter } = place;
  return {
    trail_id: trail.id,
    sub_trail_id: subTrail.id,
    chapter_id: chapter.id,
    chapter: chapter.position,
    title: chapter.title,
    quiz_time_id: quizTimeId,
    trail: presentWorld(trail),
    run: presentTry({ questions }, stored, now),
  };
}

async function endlessGame(
  executor: Executor,
  { quizTimes }: PlayContent,
  learnerId: string,
  now: number,
): Promise<Wire['RunningGame'] | null> {
  const game = await latestGame(executor, learnerId);
  if (!game) return null;
  const stored = { ...game, state: expireGame(game.state, now) };
  if (stored.state.endedAt !== null) return null;
  const quizTime = quizTimes.find(isEndless);
  return quizTime ? { quiz_time_id: quizTime.id, run: presentRun(stored, now) } : null;
}

import type { Transaction } from 'kysely';
import { boardClimb } from '../../boards/climb-board.ts';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/transaction.ts';
import { journeyBoard } from '../../domain/board/board-name.ts';
import { betterBest } from '../../domain/run/chapter-best.ts';
import { expireQuestion } from '../../domain/run/question-clock.ts';
import type { Run } from '../../domain/run/run.ts';
import type { Wire } from '../../kernel/wire.ts';
import { grantRewards } from '../../progress/granted-rewards.ts';
import { type Decision, logged, type Recorded, timeIsUp } from '../answering/decide.ts';
import { isClosed, presentCounted } from '../answering/present.ts';
import { presentUnlockedItem } from '../map/rewards.ts';
import { type LoadedRun, type Loading, loadRun } from './load-run.ts';
import { chapterQuestion, type PlayedChapter, requireOpen } from './played-chapter.ts';
import { presentNextQuiz, presentRunSummary } from './present-run.ts';
import { bestUpsert, insertAnswers, questionUpsert, runUpdate } from '../../progress/store-run.ts';

/** The learner's run, if any, and best stars in the chapter. */
interface PlayableRun {
  readonly run: LoadedRun | null;
  readonly best: number;
}

/**
 * The settled run. Without a run, throws 403 for a locked chapter; a started run continues even if a newer pack locks
 * the chapter. Needs the learner's lock.
 */
export async function playableRun(
  transaction: Transaction<Database>,
  chapter: PlayedChapter,
  loading: Loading,
): Promise<PlayableRun> {
  const run = await settledRun(transaction, chapter, loading);
  return { run, best: run?.best.stars ?? (await requireOpen(transaction, chapter)) };
}

/** Loads the run and closes an expired question without a client. */
async function settledRun(
  transaction: Transaction<Database>,
  chapter: PlayedChapter,
  loading: Loading,
): Promise<LoadedRun | null> {
  const run = await loadRun(transaction, chapter, loading);
  if (!run) return null;
  const { run: state, expiredId } = expireQuestion(run.state, loading.now);
  if (expiredId === null) return run;
  const decision = timeIsUp(run, state, chapterQuestion(chapter, expiredId));
  const { response, writes } = await recordAnswer(transaction, chapter, run, decision, state.lastClosedAt);
  await together(transaction, writes);
  return { ...run, state, closing: expiredId === loading.askedId ? JSON.stringify(response) : run.closing };
}

const nothing: Wire['Rewards'] = { items: [], badges: [] };

/**
 * Response and writes of a counted answer: run, question and log, and with a star the chapter's best and the board.
 * Grants the rewards of a passed chapter.
 *
 * @param before the chapter's best and the passed chapters before this answer
 * @param at time of the answer, epoch milliseconds
 */
export async function recordAnswer(
  executor: Executor,
  chapter: PlayedChapter,
  before: Pick<LoadedRun, 'best' | 'passedChapters'>,
  decision: Decision<Run>,
  at: number,
): Promise<Recorded<Wire['AnswerResult']>> {
  const { asked, counted, stored } = decision;
  const { learnerId, quizTimeId } = chapter;
  const closed = isClosed(stored.state, asked.question.id);
  const better = counted.star === 1 ? betterBest(before.best, stored.state, at) : null;
  const response = {
    ...presentCounted(decision),
    hint: !closed && counted.code === 'WRONG_ANSWER' ? asked.question.hint : null,
    next_quiz: closed ? presentNextQuiz(chapter, stored) : null,
    ...presentRunSummary(chapter, stored, at),
    rewards: better?.passed ? await rewardsFor(executor, chapter, before.passedChapters, at) : nothing,
  };
  const closing = closed ? JSON.stringify(response) : null;
  const writes = [
    runUpdate(executor, stored),
    questionUpsert(executor, stored, asked.question.id, closing),
    insertAnswers(executor, [{ ...logged(learnerId, decision, at), life_lost: counted.lifeLost }]),
    ...(better ? [bestUpsert(executor, chapter, better.best)] : []),
    ...(better?.climbed ? boardClimb(executor, journeyBoard(quizTimeId), learnerId, at) : []),
  ];
  return { response, writes };
}

/** Grants the rewards for passing the chapter in the answer's transaction. */
async function rewardsFor(
  executor: Executor,
  { learner: { content }, chapterId, learnerId, quizTimeId }: PlayedChapter,
  passedBefore: ReadonlySet<string>,
  now: number,
): Promise<Wire['Rewards']> {
  const passed = { learnerId, chapterId, quizTimeId, passedBefore, now };
  const { items, badges } = await grantRewards(executor, content, passed);
  return { items: items.map(presentUnlockedItem), badges: [...badges] };
}

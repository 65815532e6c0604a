import type { Transaction } from 'kysely';
import { currentQuestions } from '../../content/questions.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, together } from '../../database/transaction.ts';
import { rules } from '../../domain/rules.ts';
import { openInRun } from '../../domain/run/run-commands.ts';
import { newRun } from '../../domain/run/run.ts';
import type { Handler, ResponseBody } from '../../kernel/handler.ts';
import { freshRun, type StoredRun } from '../../progress/stored-run.ts';
import { lockAndRead, type LockedLearner } from '../answering/locked-learner.ts';
import { refusal } from '../answering/refusals.ts';
import { lockedRun, type RunRow } from './load-run.ts';
import { chapterOfQuestion, type PlayedChapter, questionInPlay } from './played-chapter.ts';
import { presentQuiz, presentChapterRun } from './present-run.ts';
import { playableRun } from './record-answer.ts';
import { isReplayable } from '../map/replayable.ts';
import { questionUpsert, runInsert } from '../../progress/store-run.ts';

/** Opens a question. The first open starts its clock; opening the first question starts the run. */
export const openQuiz: Handler<'openQuiz'> = ({ context, session, params, query }) => {
  const { learnerId } = session;
  const { quiz_time_id: quizTimeId } = query;
  const command = { questionId: params.id, quizTimeId, now: context.clock.now() };
  return inTransaction(context.database, async (transaction) => {
    const read = lockedRun(transaction, { learnerId }, command, { isAnswer: false });
    const { learner, row } = await lockAndRead(transaction, learnerId, read);
    return openInChapter(transaction, learner, {
      ...command,
      ahead: quizTimeId === undefined ? undefined : row,
    });
  });
};

interface OpenCommand {
  readonly questionId: string;
  readonly quizTimeId: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Row of `lockedRun()`, for a command with a difficulty. */
  readonly ahead?: RunRow | undefined;
}

/** Opens a question in the learner's run of its chapter, or in a new run. Throws the refusals of the contract. */
export async function openInChapter(
  transaction: Transaction<Database>,
  learner: LockedLearner,
  { questionId, quizTimeId, now, ahead }: OpenCommand,
): Promise<ResponseBody<'openQuiz'>> {
  const chapter = await chapterOfQuestion(transaction, learner, {
    questionId,
    quizTimeId,
    orElse: 'the first',
  });
  const { run: before, best } = await playableRun(transaction, chapter, { now, ahead });
  const asked = questionInPlay(chapter, before?.state ?? null, questionId);
  if (!before && best >= rules.starsToPass && !(await isReplayable(transaction, chapter)))
    throw refusal('CHAPTER_PASSED');
  const run = before ?? newRunOf(chapter, now);
  const opened = openInRun(run.state, questionId, now, chapter.limitMs);
  if (opened.refusal !== null) throw refusal(opened.refusal);
  const after = { ...run, state: opened.run };
  if (after.state !== run.state) {
    const begun = before ? [] : [runInsert(transaction, after, chapter)];
    await together(transaction, [...begun, questionUpsert(transaction, after, questionId, null)]);
  }
  return { data: presentQuiz(asked, after), run: presentChapterRun(chapter, after, now) };
}

function newRunOf({ questions }: PlayedChapter, now: number): StoredRun {
  const ids = currentQuestions(questions).map(({ question }) => question.id);
  return freshRun(newRun(ids, now), now);
}

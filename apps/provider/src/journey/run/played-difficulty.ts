import type { Executor } from '../../database/executor.ts';
import { currentQuestions, findQuestion, questionsOf } from '../../play/play-question.ts';
import { isEndless } from '../../play/quiz-times.ts';
import type { Player } from '../player/lock-player.ts';

/**
 * The id of the difficulty at which a question is played: the one that the command names, else that of the learner's
 * latest try at its chapter that is not over, else the first. The specified call that opens a question names none.
 */
export async function playedDifficulty(
  executor: Executor,
  { learnerId, content }: Player,
  questionId: string,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return named;
  const { chapterId } = findQuestion(content, questionId);
  const tries = await openTries(executor, learnerId, chapterId);
  const questions = currentQuestions(questionsOf(content, chapterId));
  const going = tries.find(({ lives, closed }) => lives > 0 && (closed ?? 0) < questions.length);
  const first = content.quizTimes.find((quizTime) => !isEndless(quizTime));
  return going?.quiz_time_id ?? first?.id ?? '';
}

function openTries(executor: Executor, learnerId: string, chapterId: string) {
  return executor
    .selectFrom('run')
    .select(['quiz_time_id', 'lives'])
    .select((eb) =>
      eb
        .selectFrom('run_question')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('run_question.run_id', '=', 'run.id')
        .where('run_question.closed_at', 'is not', null)
        .as('closed'),
    )
    .where('learner_id', '=', learnerId)
    .where('chapter_id', '=', chapterId)
    .where('put_away_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('quiz_time_id')
    .execute();
}

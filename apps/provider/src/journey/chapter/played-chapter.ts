import {
  findJourneyQuizTime,
  findQuestion,
  isEndless,
  questionsOf,
  requireChapter,
} from '../../content/pack-cache.ts';
import { currentQuestions, type PlayQuestion } from '../../content/questions.ts';
import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import { timeLimitMs } from '../../domain/run/question-clock.ts';
import { questionOf, type Run } from '../../domain/run/run.ts';
import { notFound } from '../../kernel/errors.ts';
import type { ChapterKey } from '../../progress/chapter-results.ts';
import type { LockedLearner } from '../answering/locked-learner.ts';
import { journeyIn, openChapter } from '../map/learner-journey.ts';

/** A chapter at a difficulty, with its questions, as played by a learner. */
export interface PlayedChapter extends ChapterKey {
  readonly learner: LockedLearner;
  /** Time per question in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** In order, including retired questions: a run that opened one continues with it. */
  readonly questions: readonly PlayQuestion[];
}

/** Throws 404 for an unknown chapter or difficulty. `requireOpen` checks the lock. */
export function chapterOf(learner: LockedLearner, chapterId: string, quizTimeId: string): PlayedChapter {
  const { content, learnerId } = learner;
  const quizTime = findJourneyQuizTime(content, quizTimeId);
  requireChapter(content, chapterId);
  return {
    learner,
    learnerId,
    chapterId,
    quizTimeId,
    limitMs: timeLimitMs(quizTime.seconds, learner.calm),
    questions: questionsOf(content, chapterId),
  };
}

/** Question and difficulty of a command. */
interface PlayedQuestion {
  readonly questionId: string;
  /** Undefined if the command omits the difficulty. */
  readonly quizTimeId: string | undefined;
  /** Default difficulty without an active run. An answer is then a repeat in the latest run. */
  readonly orElse: 'the first' | 'the latest';
}

/**
 * The chapter of a question. Throws 404 for an unknown question. Its difficulty is the command's, or else that of the
 * learner's latest active run of the chapter, or else the default `orElse`.
 */
export async function chapterOfQuestion(
  executor: Executor,
  learner: LockedLearner,
  { questionId, quizTimeId, orElse }: PlayedQuestion,
): Promise<PlayedChapter> {
  const { chapterId } = findQuestion(learner.content, questionId);
  return chapterOf(
    learner,
    chapterId,
    quizTimeId ?? (await difficultyUnderWay(executor, learner, chapterId, orElse)),
  );
}

/** The learner's best stars in the chapter. Throws 403 for a locked chapter. */
export async function requireOpen(executor: Executor, chapter: PlayedChapter): Promise<number> {
  const { learner, chapterId, quizTimeId } = chapter;
  const journey = await journeyIn(executor, learner.content, learner.learnerId, quizTimeId);
  openChapter(journey, chapterId);
  return journey.stars.get(chapterId) ?? 0;
}

/** Throws 404 for a question outside the chapter. */
export function chapterQuestion(
  { questions }: Pick<PlayedChapter, 'questions'>,
  questionId: string,
): PlayQuestion {
  const found = questions.find(({ question }) => question.id === questionId);
  if (!found) throw notFound();
  return found;
}

/** Throws 404 for a question outside both pack and run. */
export function questionInPlay(chapter: PlayedChapter, run: Run | null, questionId: string): PlayQuestion {
  const found = chapterQuestion(chapter, questionId);
  if (found.retired && !(run && questionOf(run, questionId))) throw notFound();
  return found;
}

async function difficultyUnderWay(
  executor: Executor,
  { learnerId, content }: LockedLearner,
  chapterId: string,
  orElse: PlayedQuestion['orElse'],
): Promise<string> {
  const runs = await openRuns(executor, learnerId, chapterId).execute();
  const questions = currentQuestions(questionsOf(content, chapterId));
  const going = runs.find(({ lives, closed }) => lives > 0 && (closed ?? 0) < questions.length);
  const first = content.quizTimes.find((quizTime) => !isEndless(quizTime));
  const latest = orElse === 'the latest' ? runs[0] : undefined;
  return (going ?? latest)?.quiz_time_id ?? first?.id ?? '';
}

const openRuns = statement((executor, learnerId: string, chapterId: string) =>
  executor
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
    .orderBy('quiz_time_id'),
);

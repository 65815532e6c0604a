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

/** A chapter at a difficulty, with its questions, as one learner plays it. */
export interface PlayedChapter extends ChapterKey {
  readonly learner: LockedLearner;
  /** Time for one question, in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** In order, retired ones too: a run that has opened one goes on with it. */
  readonly questions: readonly PlayQuestion[];
}

/** The chapter; 404 for an unknown one or an unknown difficulty. `requireOpen` checks whether it is open to the learner. */
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

/** The question and difficulty that a command names. */
interface PlayedQuestion {
  readonly questionId: string;
  /** Undefined when the command leaves the difficulty open. */
  readonly quizTimeId: string | undefined;
  /** The difficulty without a run under way. An answer is then a repeated one, to the latest run. */
  readonly orElse: 'the first' | 'the latest';
}

/**
 * The chapter to which a question belongs; 404 also for an unknown question. It is played at the difficulty that the command
 * names, else at that of the learner's latest run of the chapter that is not over, else at that of `orElse`.
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

/** Gives the learner's best stars in the chapter; 403 while it is locked. */
export async function requireOpen(executor: Executor, chapter: PlayedChapter): Promise<number> {
  const { learner, chapterId, quizTimeId } = chapter;
  const journey = await journeyIn(executor, learner.content, learner.learnerId, quizTimeId);
  openChapter(journey, chapterId);
  return journey.stars.get(chapterId) ?? 0;
}

/** The question of the chapter with this id; 404 without one. */
export function chapterQuestion(
  { questions }: Pick<PlayedChapter, 'questions'>,
  questionId: string,
): PlayQuestion {
  const found = questions.find(({ question }) => question.id === questionId);
  if (!found) throw notFound();
  return found;
}

/** The question, when the pack or the learner's run holds it; 404 for one that has left both. */
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

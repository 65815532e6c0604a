import { notFound } from '../../kernel/errors.ts';
import type { Executor } from '../../database/executor.ts';
import { timeLimitMs } from '../../domain/run/time-limit.ts';
import { findQuestion, type PlayQuestion, questionsOf } from '../../play/play-question.ts';
import type { StageKey } from '../../play/chapter-results.ts';
import { findJourneyQuizTime } from '../../play/quiz-times.ts';
import type { ChapterContent } from '../../play/trails.ts';
import { findChapter, journeyIn, openChapter } from '../learner-journey.ts';
import type { Player } from '../player/lock-player.ts';

/** A chapter at a difficulty, with its questions, for one player. */
export interface Stage extends StageKey {
  readonly player: Player;
  readonly chapter: ChapterContent;
  /** Time for one question, in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** In order, retired ones too: a run that has opened one goes on with it. */
  readonly questions: readonly PlayQuestion[];
}

/** The stage; 404 for an unknown chapter or difficulty. Whether it is open to the player is asked by `requireOpen`. */
export function stageOf(player: Player, chapterId: string, quizTimeId: string): Stage {
  const { content, learnerId } = player;
  const quizTime = findJourneyQuizTime(content, quizTimeId);
  const { chapter } = findChapter(content, chapterId);
  return {
    player,
    learnerId,
    chapterId,
    quizTimeId,
    chapter,
    limitMs: timeLimitMs(quizTime.seconds, player.calm),
    questions: questionsOf(content, chapterId),
  };
}

/** The stage to which a question belongs; 404 also for an unknown question. */
export function stageOfQuestion(player: Player, questionId: string, quizTimeId: string): Stage {
  return stageOf(player, findQuestion(player.content, questionId).chapterId, quizTimeId);
}

/** Gives the player's best stars at the stage; 403 while it is locked. */
export async function requireOpen(executor: Executor, stage: Stage): Promise<number> {
  const { player, chapterId, quizTimeId } = stage;
  const journey = await journeyIn(executor, player.content, player.learnerId, quizTimeId);
  openChapter(journey, chapterId);
  return journey.stars.get(chapterId) ?? 0;
}

/** The question of the stage with this id; 404 without one. */
export function stageQuestion(stage: Stage, questionId: string): PlayQuestion {
  const found = stage.questions.find(({ question }) => question.id === questionId);
  if (!found) throw notFound();
  return found;
}

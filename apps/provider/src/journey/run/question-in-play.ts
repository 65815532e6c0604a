import { notFound } from '../../kernel/errors.ts';
import { questionOf } from '../../domain/run/run-state.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import type { PlayedRun } from './played-run.ts';
import { type Stage, stageQuestion } from './stage.ts';

/** The question, when the pack or the learner's run holds it; 404 for one that has left both. */
export function questionInPlay(stage: Stage, run: PlayedRun | null, questionId: string): PlayQuestion {
  const found = stageQuestion(stage, questionId);
  if (found.retired && !(run && questionOf(run.state, questionId))) throw notFound();
  return found;
}

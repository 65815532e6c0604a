import type { Answer } from '../../domain/answer.ts';
import { questionOf } from '../../domain/run/run-state.ts';
import type { AttemptCode } from '../../domain/run/submit-attempt.ts';
import type { Question } from '@sirah-trails/content-pack';
import { presentReferences } from './present-references.ts';
import type { Wire } from '../../play/wire.ts';
import type { PlayedRun } from './played-run.ts';
import { presentNextQuiz, presentRun } from './present-run.ts';
import type { Stage } from './stage.ts';
import { answerKey, correctAnswers, scoreAnswer } from '../../domain/questions/questions.ts';

/** One submission and the run after it. */
export interface MarkedAnswer {
  readonly question: Question;
  readonly answer: Answer;
  readonly code: AttemptCode;
  readonly run: PlayedRun;
}

/** What the learner hears of a submission. Key, explanation and sources only once the question is closed. */
export function presentResult(stage: Stage, marked: MarkedAnswer, now: number): Wire['AnswerResult'] {
  const { question, code, run } = marked;
  const closed = Boolean(questionOf(run.state, question.id)?.outcome);
  return {
    result: code === 'ALL_ANSWERS_CORRECT' || code === 'PARTIAL_ANSWERS_CORRECT',
    code,
    answer_summary: summary(marked, closed),
    correct_answers: closed ? correctAnswers(answerKey(question, run.seed)) : null,
    hint: !closed && code === 'WRONG_ANSWER' ? question.hint : null,
    explanation: closed ? question.explanation : null,
    references: closed ? presentReferences(question) : [],
    quiet: stage.chapter.quiet === 1,
    next_quiz: closed ? presentNextQuiz(stage, run) : null,
    ...standing(run, now),
  };
}

/** The part of a result that follows the run: a repeated answer gets the run as it is now. */
export function standing(run: PlayedRun, now: number) {
  const wire = presentRun(run, now);
  return {
    currentScore: run.state.stars,
    lives: run.state.lives,
    remaining_ms: wire.remaining_ms,
    run: wire,
  };
}

/** Right parts. While the question is open only found pairs count: more would help guessing. */
function summary(
  { question, answer, code, run }: MarkedAnswer,
  closed: boolean,
): { correct: number; total: number } {
  const kept = run.kept.get(question.id);
  const counted = code === 'TIME_UP' ? kept : answer;
  const { correct, total } = scoreAnswer(counted, answerKey(question, run.seed), kept);
  return { correct: closed || question.type === 'matchup_words' ? correct : 0, total };
}

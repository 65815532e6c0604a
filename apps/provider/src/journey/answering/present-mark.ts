import type { Question } from '@sirah-trails/content-pack';
import type { Answer } from '../../domain/answer.ts';
import type { GameCode } from '../../domain/endless/game.ts';
import { answerKey, correctAnswers, scoreAnswer } from '../../domain/questions/questions.ts';
import { questionOf, type Run } from '../../domain/run/run.ts';
import type { Decision } from './decide.ts';

/** A submission with its mark. */
export interface Marked<Code> {
  readonly question: Question;
  readonly quiet: boolean;
  readonly seed: string;
  readonly answer: Answer;
  readonly code: Code;
  /** What the question remembers by now. */
  readonly kept: Answer | undefined;
  readonly closed: boolean;
}

/** The part of a result that every mode shows. Of an open question it counts only found pairs: more would be a way to guess. */
export function presentMark<Code extends GameCode>(marked: Marked<Code>) {
  const { question, quiet, seed, answer, code, kept, closed } = marked;
  const { correct, total } = scoreAnswer(code === 'TIME_UP' ? kept : answer, answerKey(question, seed), kept);
  const tellsParts = closed || question.type === 'matchup_words';
  return {
    result: code !== 'WRONG_ANSWER' && code !== 'TIME_UP',
    code,
    answer_summary: { correct: tellsParts ? correct : 0, total },
    quiet,
  };
}

/** What a closed question shows: the right answer, why it is right, and the sources. */
export function presentSolution(question: Question, seed: string) {
  return {
    correct_answers: correctAnswers(answerKey(question, seed)),
    explanation: question.explanation,
    references: question.references.map(({ work, section, grade }) => ({ work, section, grade })),
  };
}

const noSolution = { correct_answers: null, explanation: null, references: [] };

/** The same with the solution once the question is closed, for an answer that counted in a run or a game. */
export function presentCounted<Code extends GameCode>({
  asked,
  answer,
  counted: { code },
  stored: { seed, state, kept },
}: Decision<Run, { readonly code: Code }>) {
  const { question, quiet } = asked;
  const closed = isClosed(state, question.id);
  const mark = presentMark({ question, quiet, seed, answer, code, kept: kept.get(question.id), closed });
  return { ...mark, ...(closed ? presentSolution(question, seed) : noSolution) };
}

/** Whether the run has closed the question. */
export function isClosed(run: Run, questionId: string): boolean {
  return Boolean(questionOf(run, questionId)?.outcome);
}

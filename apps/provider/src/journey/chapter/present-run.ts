import { currentQuestions, type PlayQuestion } from '../../content/questions.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';
import { nextQuestion, openQuestion, questionOf, type Run } from '../../domain/run/run.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import { presentRun, presentSummary } from '../answering/present.ts';
import { chapterQuestion, type PlayedChapter } from './played-chapter.ts';

/** The run of a chapter, with the wrong answers to its open question and the hint after the first of them. */
export function presentChapterRun(chapter: Pick<PlayedChapter, 'questions'>, stored: StoredRun, now: number) {
  const open = openQuestion(stored.state);
  const tried = (open && stored.wrongAnswers.get(open.id)) ?? [];
  return {
    ...presentRun(stored, now),
    tried: [...tried],
    hint: open && tried.length > 0 ? chapterQuestion(chapter, open.id).question.hint : null,
  };
}

/** The part of a result that follows the run. */
export function presentRunSummary(chapter: Pick<PlayedChapter, 'questions'>, stored: StoredRun, now: number) {
  const run = presentChapterRun(chapter, stored, now);
  return { ...presentSummary(run), reading_ms: run.reading_ms };
}

/** The questions of the run, in order; of a chapter without a run, its current questions, none of them opened. */
export function presentQuizzes(chapter: PlayedChapter, run: StoredRun | null): Wire['Quiz'][] {
  const questions = run
    ? run.state.questions.map(({ id }) => chapterQuestion(chapter, id))
    : currentQuestions(chapter.questions);
  return questions.map((question) => presentQuiz(question, run));
}

/** A question as the contract spells it: its content only when the learner has opened it. */
export function presentQuiz({ question, position }: PlayQuestion, run: StoredRun | null): Wire['Quiz'] {
  const played = run ? questionOf(run.state, question.id) : undefined;
  const remembered = run?.remembered.get(question.id);
  return {
    id: question.id,
    order: run ? numberIn(run.state, question.id) : position,
    type: question.type,
    current_question_number: run ? currentNumber(run.state) : 1,
    closed: Boolean(played?.outcome),
    ...(run && played && played.openedAt !== null && { content: publicQuestion(question, run.seed) }),
    ...(remembered !== undefined && { user_answer: remembered }),
    ...(played?.outcome && { outcome: played.outcome }),
  };
}

/** The next question, with its content although its clock has not started: for the answer that closes the one before it. */
export function presentNextQuiz(chapter: PlayedChapter, run: StoredRun): Wire['Quiz'] | null {
  const next = run.state.lives > 0 ? nextQuestion(run.state) : undefined;
  if (!next) return null;
  const found = chapterQuestion(chapter, next.id);
  return { ...presentQuiz(found, run), content: publicQuestion(found.question, run.seed) };
}

/** The number of the question that is to be answered now; the last one when none is left. */
function currentNumber(run: Run): number {
  const next = nextQuestion(run);
  return next ? numberIn(run, next.id) : run.questions.length;
}

/** The position in the run, from 1: a newer pack may have moved the question, and a run counts on as it began. */
function numberIn({ questions }: Run, questionId: string): number {
  return questions.findIndex(({ id }) => id === questionId) + 1;
}

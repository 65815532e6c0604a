import { currentQuestions, type PlayQuestion } from '../../content/questions.ts';
import { type Answer, isPairs } from '../../domain/answer.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';
import { nextQuestion, openQuestion, questionOf, type Run } from '../../domain/run/run.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import { presentRun, presentSummary } from '../answering/present.ts';
import { chapterQuestion, type PlayedChapter } from './played-chapter.ts';

/** A chapter's run, with the found pairs, wrong answers and, after the first, the hint of its open question. */
export function presentChapterRun(chapter: Pick<PlayedChapter, 'questions'>, stored: StoredRun, now: number) {
  const open = openQuestion(stored.state);
  const tried = (open && stored.wrongAnswers.get(open.id)) ?? [];
  const asked = open && chapterQuestion(chapter, open.id).question;
  return {
    ...presentRun(stored, now),
    tried: [...tried],
    hint: asked && tried.length > 0 ? asked.hint : null,
    ...(asked?.type === 'matchup_words' && { found: foundPairs(stored.remembered.get(asked.id)) }),
  };
}

function foundPairs(remembered: Answer | undefined): Record<string, string> {
  return isPairs(remembered) ? { ...remembered } : {};
}

/** Part of a result that reflects the run. */
export function presentRunSummary(chapter: Pick<PlayedChapter, 'questions'>, stored: StoredRun, now: number) {
  const run = presentChapterRun(chapter, stored, now);
  return { ...presentSummary(run), reading_ms: run.reading_ms };
}

/** Questions of the run in order; without a run, the chapter's current questions, unopened. */
export function presentQuizzes(
  chapter: Pick<PlayedChapter, 'questions'>,
  run: StoredRun | null,
): Wire['Quiz'][] {
  const questions = run
    ? run.state.questions.map(({ id }) => chapterQuestion(chapter, id))
    : currentQuestions(chapter.questions);
  return questions.map((question) => presentQuiz(question, run));
}

/** A question in contract form, with content only if the learner has opened it. */
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

/** The next question with its content before its clock starts, for the answer that closes the previous question. */
export function presentNextQuiz(
  chapter: Pick<PlayedChapter, 'questions'>,
  run: StoredRun,
): Wire['Quiz'] | null {
  const next = run.state.lives > 0 ? nextQuestion(run.state) : undefined;
  if (!next) return null;
  const found = chapterQuestion(chapter, next.id);
  return { ...presentQuiz(found, run), content: publicQuestion(found.question, run.seed) };
}

/** Number of the current question, or of the last question of a finished run. */
function currentNumber(run: Run): number {
  const next = nextQuestion(run);
  return next ? numberIn(run, next.id) : run.questions.length;
}

/** Position in the run, from 1. Counts within the run, because a newer pack may move the question. */
function numberIn({ questions }: Run, questionId: string): number {
  return questions.findIndex(({ id }) => id === questionId) + 1;
}

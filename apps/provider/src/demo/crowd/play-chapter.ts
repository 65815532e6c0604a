import { randomUUID } from 'node:crypto';
import type { Question } from '@sirah-trails/content-pack';
import type { Answer } from '../../domain/answer.ts';
import { openInRun } from '../../domain/run/open-in-run.ts';
import { newRun, questionOf, type Run } from '../../domain/run/run.ts';
import { type Counted, submit } from '../../domain/run/submission.ts';
import type { ChapterKey } from '../../play/chapter-results.ts';
import { thinkingMs } from '../thinking-ms.ts';
import type { CrowdRows } from './crowd-rows.ts';
import { answerKey, correctAnswers, emptyAnswer } from '../../domain/questions/questions.ts';

/** A chapter to be played by marks. */
export interface ChapterRound {
  readonly key: ChapterKey;
  readonly questions: readonly Question[];
  /** Time for one question, in milliseconds. */
  readonly limitMs: number;
  readonly marks: string;
  /** Epoch milliseconds. */
  readonly start: number;
}

/** Plays the chapter by the rules of a run and adds its rows. Gives the run as it ended. */
export function playChapter(rows: CrowdRows, { key, questions, limitMs, marks, start }: ChapterRound): Run {
  const id = randomUUID();
  const seed = randomUUID();
  let run = newRun(
    questions.map((question) => question.id),
    start,
  );
  for (const [index, question] of questions.entries()) {
    const opened = openInRun(run, question.id, run.lastClosedAt, limitMs);
    if (opened.refusal !== null) break;
    const missed = marks[index] !== 'r';
    const now = run.lastClosedAt + (missed ? limitMs : thinkingMs);
    const code = missed ? 'TIME_UP' : 'ALL_ANSWERS_CORRECT';
    const counted = submit(opened.run, question.id, code, now, limitMs);
    if (counted.kind !== 'counted') break;
    run = counted.run;
    const answer = missed ? emptyAnswer(question.type) : correctAnswers(answerKey(question, seed));
    const asked = { run_id: id, question_id: question.id };
    rows.answer.push({ ...asked, ...answerColumns(key, answer, counted, now) });
    rows.run_question.push({
      ...asked,
      ...closedColumns(run, question.id),
      user_answer: missed ? null : JSON.stringify(answer),
    });
  }
  rows.run.push({ id, seed, started_at: start, ...placeOf(key), ...stateColumns(run) });
  return run;
}

function answerColumns(
  { learnerId }: ChapterKey,
  answer: Answer,
  { code, star, lifeLost, ranked }: Counted,
  now: number,
) {
  return {
    id: randomUUID(),
    learner_id: learnerId,
    submitted_at: now,
    answer: JSON.stringify(answer),
    code,
    star,
    life_lost: lifeLost,
    ranked: ranked ? 1 : 0,
  };
}

function placeOf({ learnerId, chapterId, quizTimeId }: ChapterKey) {
  return { learner_id: learnerId, chapter_id: chapterId, quiz_time_id: quizTimeId };
}

function stateColumns({ lives, stars, rankedStars, lastClosedAt, abandonedAt }: Run) {
  const counted = { lives, stars, ranked_stars: rankedStars };
  return { ...counted, open_question_id: null, last_closed_at: lastClosedAt, put_away_at: abandonedAt };
}

/** Without a result: it answers a repeated request, and nobody signs in as this learner. */
function closedColumns(run: Run, questionId: string) {
  const question = questionOf(run, questionId);
  return {
    opened_at: question?.openedAt ?? 0,
    deadline_at: question?.deadlineAt ?? null,
    closed_at: question?.closedAt ?? null,
    outcome: question?.outcome ?? null,
    result: null,
  };
}

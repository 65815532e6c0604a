import { randomUUID } from 'node:crypto';
import type { Question } from '@sirah-trails/content-pack/model';
import type { Answer } from '../../domain/answer.ts';
import { answerKey, correctAnswers, emptyAnswer, wrongAnswer } from '../../domain/questions/questions.ts';
import { openInRun } from '../../domain/run/run-commands.ts';
import { newRun, questionOf, type Run } from '../../domain/run/run.ts';
import { type Counted, submit, type SubmissionCode } from '../../domain/run/submission.ts';
import type { ChapterKey } from '../../progress/chapter-results.ts';
import type { CrowdRows } from './crowd-rows.ts';

/** A crowd learner's time per question. */
export const thinkingMs = 9_000;

interface PlannedChapter {
  readonly key: ChapterKey;
  readonly questions: readonly Question[];
  /** Time limit per question, in milliseconds. */
  readonly limitMs: number;
  /** A letter per question: `r` right, `w` wrong then right, `t` timed out. */
  readonly outcomes: string;
  /** Epoch milliseconds. */
  readonly start: number;
}

/** Plays the chapter by the rules, adds its rows, and returns the finished run. */
export function playChapter(
  rows: CrowdRows,
  { key, questions, limitMs, outcomes, start }: PlannedChapter,
): Run {
  const id = randomUUID();
  const seed = randomUUID();
  let run = newRun(
    questions.map((question) => question.id),
    start,
  );
  for (const [index, question] of questions.entries()) {
    const opened = openInRun(run, question.id, run.lastClosedAt, limitMs);
    if (opened.refusal !== null) break;
    run = opened.run;
    let last: Answer | null = null;
    for (const code of codesOf[outcomes[index] ?? ''] ?? []) {
      const missed = code === 'TIME_UP';
      const now = run.lastClosedAt + (missed ? limitMs : thinkingMs * (last ? 2 : 1));
      const counted = submit(run, question.id, code, now, limitMs);
      if (counted.kind !== 'counted') break;
      run = counted.run;
      last = answerFor(code, question, seed);
      rows.answer.push({ run_id: id, question_id: question.id, ...answerColumns(key, last, counted, now) });
    }
    rows.run_question.push({
      run_id: id,
      question_id: question.id,
      ...closedColumns(run, question.id),
      user_answer: last && outcomes[index] !== 't' ? JSON.stringify(last) : null,
    });
  }
  rows.run.push({ id, seed, started_at: start, ...keyColumns(key), ...stateColumns(run) });
  return run;
}

const codesOf: Readonly<Record<string, readonly SubmissionCode[]>> = {
  r: ['ALL_ANSWERS_CORRECT'],
  w: ['WRONG_ANSWER', 'ALL_ANSWERS_CORRECT'],
  t: ['TIME_UP'],
};

function answerFor(code: SubmissionCode, question: Question, seed: string): Answer {
  if (code === 'TIME_UP') return emptyAnswer(question.type);
  const key = answerKey(question, seed);
  return code === 'WRONG_ANSWER' ? wrongAnswer(key) : correctAnswers(key);
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

function keyColumns({ learnerId, chapterId, quizTimeId }: ChapterKey) {
  return { learner_id: learnerId, chapter_id: chapterId, quiz_time_id: quizTimeId };
}

function stateColumns({ lives, stars, rankedStars, lastClosedAt, abandonedAt }: Run) {
  const counted = { lives, stars, ranked_stars: rankedStars };
  return { ...counted, last_closed_at: lastClosedAt, put_away_at: abandonedAt };
}

/** Omits the stored result, which only serves retries; crowd learners cannot sign in. */
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

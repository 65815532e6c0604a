import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionRules } from '../../auth/session/session-rules.ts';
import { rules } from '../../domain/rules.ts';
import type { Draw } from '../../domain/seeded-shuffle.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { LoadQuestion } from './load-content.ts';
import type { LoadRequest, LoadResponse } from './send.ts';

/** Acknowledged answers of a virtual learner, and the resulting stars. */
export interface Ledger {
  readonly learnerId: string;
  /** Result codes by `quiz time, question`, in order. */
  readonly answers: Map<string, string[]>;
  /** Stars of the run by `quiz time, chapter`. */
  readonly stars: Map<string, number>;
}

export interface VirtualPlay {
  readonly learnerId: string;
  readonly token: string;
  readonly questions: readonly LoadQuestion[];
  /** Sends to the current provider. Rejects without a complete response. */
  send(request: LoadRequest): Promise<LoadResponse>;
  readonly draw: Draw;
  /** Milliseconds between opening a question and its answer. */
  readonly thinkingMs: number;
  /** Refreshes the token before each chapter and discards the old token. */
  readonly renews?: boolean;
  /** False ends the play before the next question. */
  goesOn(): boolean;
  /** Called after every acknowledged answer, with its time on a free connection in milliseconds. */
  acknowledged?(tookMs: number): void;
}

/** Every twelfth question, on average, gets a wrong answer first. */
const wrongOnceIn = 12;
const retryAfterMs = 50;
const unavailable = 503;
const tooManyRequests = 429;
const refused = 403;
const signedOut = 401;

/**
 * Plays the journey in order. Retries requests without a response with the same key, as the real client does. Returns
 * the acknowledged answers. A chapter without lives ends the play. Throws on a response that an honest learner should
 * not get.
 */
export async function playAlong(options: VirtualPlay): Promise<Ledger> {
  const play = { ...options };
  const ledger: Ledger = { learnerId: play.learnerId, answers: new Map(), stars: new Map() };
  let lives: number = rules.lives;
  for (const question of play.questions) {
    if (!play.goesOn()) break;
    if (question.place === 'first') {
      lives = rules.lives;
      const token = await nextToken(play);
      if (token === null) break;
      play.token = token;
    }
    const from = performance.now();
    const opened = await untilAnswered(
      play,
      { method: 'GET', path: openPath(question), token: play.token },
      refused,
    );
    if (opened.status === refused) {
      const stars = ledger.stars.get(`${question.quizTimeId} ${question.chapterId}`) ?? 0;
      if (mayBePassed(question, opened.body, { awayMs: performance.now() - from, stars, lives })) break;
      throw new Error(`${openPath(question)}: ${JSON.stringify(opened.body)}`);
    }
    await wait(play.thinkingMs);
    let result: Wire['AnswerResult'] | null = null;
    if (play.draw(wrongOnceIn) === 0) result = await answer(play, question, question.wrong, ledger);
    // A late answer has closed the question: another answer would return the same result.
    if (result === null || result.correct_answers === null)
      result = await answer(play, question, question.right, ledger);
    ({ lives } = result);
    if (lives === 0) break;
  }
  return ledger;
}

/**
 * The only 403 that an honest learner may get for opening a question: the response of the first attempt was lost, the
 * time ran out, and this ended a run that had already passed the chapter.
 */
function mayBePassed(
  { limitMs, place }: LoadQuestion,
  told: unknown,
  { awayMs, stars, lives }: { readonly awayMs: number; readonly stars: number; readonly lives: number },
): boolean {
  const { code } = told as Wire['Error'];
  const ended = place === 'last' || lives === 1;
  return code === 'CHAPTER_PASSED' && awayMs > limitMs && stars >= rules.starsToPass && ended;
}

async function answer(
  play: VirtualPlay,
  { id, quizTimeId, chapterId }: LoadQuestion,
  value: LoadQuestion['right'],
  ledger: Ledger,
): Promise<Wire['AnswerResult']> {
  const body = { answer: value, quiz_time_id: quizTimeId };
  const path = `/api/trails/v1/quiz/${id}/submit-answer`;
  const request = { method: 'POST', path, token: play.token, key: randomUUID(), body } as const;
  const response = await untilAnswered(play, request);
  // Safe cast: a later check compares the results with the provider's log.
  const result = response.body as Wire['AnswerResult'];
  const entry = `${quizTimeId} ${id}`;
  ledger.answers.set(entry, [...(ledger.answers.get(entry) ?? []), result.code]);
  ledger.stars.set(`${quizTimeId} ${chapterId}`, result.run.stars);
  play.acknowledged?.(response.tookMs);
  return result;
}

/**
 * The next token; null when the learner must sign in again, because the response of a refresh was lost for longer
 * than the previous token's grace period.
 */
async function nextToken({ renews = false, ...play }: VirtualPlay): Promise<string | null> {
  if (!renews) return play.token;
  const from = performance.now();
  const request = { method: 'POST', path: '/api/auth/v1/refresh', token: play.token } as const;
  const { status, body } = await untilAnswered(play, request, signedOut);
  if (status === 200) return (body as { readonly access_token: string }).access_token;
  if (performance.now() - from > sessionRules.previousMs) return null;
  throw new Error(`A token that was good is not: ${JSON.stringify(body)}`);
}

/** Retries while the provider is down, closing or busy. Throws on a status other than 200 and `expects`. */
async function untilAnswered(
  play: Pick<VirtualPlay, 'send'>,
  request: LoadRequest,
  expects?: number,
): Promise<LoadResponse> {
  for (;;) {
    const response = await play.send(request).catch(() => null);
    if (response?.status === 200 || (response && response.status === expects)) return response;
    if (response && response.status !== unavailable && response.status !== tooManyRequests)
      throw new Error(`${request.path}: ${response.status} ${JSON.stringify(response.body)}`);
    await wait(retryAfterMs);
  }
}

function openPath({ id, quizTimeId }: LoadQuestion): string {
  return `/api/trails/v1/quiz/${id}?quiz_time_id=${quizTimeId}`;
}

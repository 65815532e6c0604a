import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionRules } from '../../auth/session/session-rules.ts';
import { rules } from '../../domain/rules.ts';
import type { Draw } from '../../domain/seeded-shuffle.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { LoadQuestion } from './load-content.ts';
import type { LoadRequest, LoadResponse } from './send.ts';

/** The ledger of a virtual learner: the acknowledged answers, and the stars that they gave. */
export interface Ledger {
  readonly learnerId: string;
  /** The codes by `quiz time, question`, in the order in which they came. */
  readonly answers: Map<string, string[]>;
  /** Stars of the run by `quiz time, chapter`. */
  readonly stars: Map<string, number>;
}

/** How a virtual learner plays. */
export interface VirtualPlay {
  readonly learnerId: string;
  readonly token: string;
  readonly questions: readonly LoadQuestion[];
  /** Sends to the provider that is there now. Rejects when there was no whole answer. */
  send(request: LoadRequest): Promise<LoadResponse>;
  readonly draw: Draw;
  /** Milliseconds between opening a question and its answer. */
  readonly thinkingMs: number;
  /** Renew the token before each chapter, and go on with the new one alone. */
  readonly renews?: boolean;
  /** False ends the play before the next question. */
  goesOn(): boolean;
  /** Hears of every acknowledged answer, and how long it took once a connection was free, in milliseconds. */
  acknowledged?(tookMs: number): void;
}

/** One of so many questions is answered wrong first. */
const wrongOnceIn = 12;
const retryAfterMs = 50;
const unavailable = 503;
const tooManyRequests = 429;
const refused = 403;
const signedOut = 401;

/**
 * Plays the way on and repeats, as the real client does, what got no answer: with the same key. Gives what was
 * acknowledged. A chapter without lives left ends the play. Throws on an answer that no honest learner should get.
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
    // A late answer has closed the question: another one would only get the same result again.
    if (result === null || result.correct_answers === null)
      result = await answer(play, question, question.right, ledger);
    ({ lives } = result);
    if (lives === 0) break;
  }
  return ledger;
}

/**
 * The one 403 that an honest learner may get for opening a question: the request that opened it had no answer, its time ran
 * out meanwhile, and that ended a try which had passed the chapter already.
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
  // The contract's shape; what the provider counts is compared with its log afterwards.
  const result = response.body as Wire['AnswerResult'];
  const entry = `${quizTimeId} ${id}`;
  ledger.answers.set(entry, [...(ledger.answers.get(entry) ?? []), result.code]);
  ledger.stars.set(`${quizTimeId} ${chapterId}`, result.run.stars);
  play.acknowledged?.(response.tookMs);
  return result;
}

/**
 * The token to go on with. Null, and the learner has to sign in again, only when the answer to a renewal was lost for longer
 * than the token before is good for.
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

/**
 * Repeats a request until it has an answer: a dead or closing provider gives none, a busy one says so. Throws on an answer
 * other than 200 and the one that the caller `expects`.
 */
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

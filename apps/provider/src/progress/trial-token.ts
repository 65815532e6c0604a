import { timingSafeEqual } from 'node:crypto';
import type { PlayQuestion } from '../content/questions.ts';
import type { Answer } from '../domain/answer.ts';
import { chapterMode, newRun, type Run, type RunQuestion } from '../domain/run/run.ts';
import { conflict } from '../kernel/errors.ts';
import { day } from '../kernel/time.ts';
import type { InstanceSecret } from '../secret/instance-secret.ts';
import { questionsInRun } from './run-rows.ts';
import { freshRun, type StoredRun } from './stored-run.ts';

/** Lifetime of a token after its last answer. */
const lifetimeMs = 30 * day;

/** Signed content of a token. It contains no key: option order and keys derive from `seedOf()`. */
interface Payload extends Pick<Run, 'lives' | 'stars' | 'lastClosedAt'> {
  readonly id: string;
  readonly startedAt: number;
  /** Time of the signature, epoch milliseconds. */
  readonly signedAt: number;
  /** Opened questions only. */
  readonly questions: readonly RunQuestion[];
  readonly remembered: readonly (readonly [string, Answer])[];
  readonly wrongAnswers: readonly (readonly [string, readonly Answer[]])[];
}

/** A new run of the trial. */
export function newTrialRun(secret: InstanceSecret, questionIds: readonly string[], now: number): StoredRun {
  const run = freshRun(newRun(questionIds, now), now);
  return { ...run, seed: seedOf(secret, run.id) };
}

/** The run as a token of this instance: a visitor's device stores it, so that the provider stores nothing. */
export function signTrialRun(secret: InstanceSecret, run: StoredRun, now: number): string {
  const { lives, stars, lastClosedAt, questions } = run.state;
  const payload: Payload = {
    ...{ id: run.id, startedAt: run.startedAt, signedAt: now, lives, stars, lastClosedAt },
    questions: questions.filter(({ openedAt }) => openedAt !== null),
    remembered: [...run.remembered],
    wrongAnswers: [...run.wrongAnswers],
  };
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/**
 * The run of a token. An older token of the same run is accepted, because it gives no more than starting over.
 *
 * @param questions of the trial's chapter, including retired questions
 * @throws {Refusal} 409 `TRIAL_ENDED` for a forged token, and 30 days after its signature
 */
export function openTrialToken(
  secret: InstanceSecret,
  token: string,
  questions: readonly PlayQuestion[],
  now: number,
): StoredRun {
  const [text = '', signature = ''] = token.split('.');
  if (!isEqual(signature, signatureOf(secret, text))) throw ended();
  // Safe cast: this instance signed the text.
  const payload = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Payload;
  if (now - payload.signedAt > lifetimeMs) throw ended();
  const { id, startedAt, lives, stars, lastClosedAt, remembered, wrongAnswers } = payload;
  const opened = new Map(payload.questions.map((question) => [question.id, question]));
  return {
    id,
    seed: seedOf(secret, id),
    startedAt,
    state: {
      ...{ mode: chapterMode, lives, stars, lastClosedAt },
      rankedStars: 0,
      questions: questionsInRun(questions, opened),
      abandonedAt: null,
    },
    remembered: new Map(remembered),
    wrongAnswers: new Map(wrongAnswers),
  };
}

/** Seed of the option shuffle; must not leave the server. */
function seedOf(secret: InstanceSecret, runId: string): string {
  return secret.keyedHash('trial seed', runId);
}

function signatureOf(secret: InstanceSecret, text: string): string {
  return secret.keyedHash('trial', text);
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function ended() {
  return conflict('TRIAL_ENDED', 'This trial has ended. Please start it again.');
}

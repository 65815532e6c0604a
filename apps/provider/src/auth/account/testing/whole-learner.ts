import { randomUUID } from 'node:crypto';
import { rememberSource } from '../../sign-in/known-sources.ts';
import { issueCode } from '../../code/one-time-code.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { playRound } from './play-round.ts';
import { photo } from '../../feedback/testing/pictures.ts';
import { sendFeedback } from '../../feedback/testing/send-feedback.ts';
import { storeResponse } from '../../../idempotency/stored-response.ts';
import { directPlay } from '../../../journey/testing/direct-play.ts';
import type { NewLearner, TestLearner } from '../../../testing/create-learner.ts';
import type { TestProvider } from '../../../testing/index.ts';

/** Creates a learner with rows in every learner table. */
export async function makeWholeLearner(provider: TestProvider, about: NewLearner = {}): Promise<TestLearner> {
  const learner = await provider.createLearner(about);
  await playSubTrail(provider, learner);
  const { nextEndless, answerEndless } = directPlay(provider.context, learner.id);
  const quizId = await nextEndless();
  provider.clock.advance(5000);
  await answerEndless(quizId ?? '', 'Z');
  await sendFeedback(provider.url, learner.token, { attachment: await photo() });
  for (const [path, body] of writes) await send(provider, learner, path, body);
  await askAndBegin(provider, learner);
  return learner;
}

const writes: readonly (readonly [path: string, body: object])[] = [
  ['/api/x/v1/mistakes', { about: 'page', id: 'the-land-p01', message: 'A word is missing.' }],
  ['/api/book/v1/book/progress', { book_id: 'the-land', page_count: 2, status: 1 }],
  ['/api/book/v1/books/font-size', { font_size: 20 }],
  ['/api/x/v1/reading-time', { milliseconds: 60_000 }],
  ['/api/auth/v1/forgot-password', {}],
];

async function send(
  { url }: TestProvider,
  { email, token }: TestLearner,
  path: string,
  body: object,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, ...body }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

/** Plays every chapter of the first sub-trail, which grants its badge and item. */
async function playSubTrail({ context, clock }: TestProvider, { id: learnerId }: TestLearner): Promise<void> {
  for (const chapter of ['c1', 'c2', 'c3', 'c4', 'c5']) {
    const key = { learnerId, chapterId: `w1-s1-${chapter}`, quizTimeId: 'qt-easy' };
    const end = await inTransaction(context.database, (transaction) =>
      playRound(transaction, key, 'rwrrr', clock.now()),
    );
    clock.advance(end - clock.now());
  }
}

/** Starts every pending flow: codes, links, exchanges and recovery. */
async function askAndBegin(provider: TestProvider, learner: TestLearner): Promise<void> {
  const { context, clock } = provider;
  await provider.offerExchange(learner);
  const now = clock.now();
  await inTransaction(context.database, async (transaction) => {
    const order = {
      purpose: 'verify-email',
      email: learner.email,
      learner,
      challenge: 'c'.repeat(43),
      ip: '127.0.0.1',
    } as const;
    await issueCode(transaction, context, order);
    await rememberSource(transaction, context, learner.id, { ip: '127.0.0.1' });
    const write = { learnerId: null, key: randomUUID(), operation: 'signUpStudent', request: null, now };
    await storeResponse(transaction, write, { id: learner.id });
    const correction = { field: 'gender', old_value: null, new_value: 'female', made_by: 'Aisha' };
    await transaction
      .insertInto('correction')
      .values({ id: randomUUID(), learner_id: learner.id, ...correction, made_at: now })
      .execute();
    const review = { question_id: 'w1-s1-c1-q-mc', step: 1, reviewed_at: now };
    await transaction
      .insertInto('review')
      .values({ learner_id: learner.id, ...review })
      .execute();
    await transaction
      .insertInto('recovery_request')
      .values({
        id: randomUUID(),
        learner_id: learner.id,
        message: 'Please',
        created_at: now,
        link_hash: randomUUID(),
        link_expires_at: now,
      })
      .execute();
  });
}

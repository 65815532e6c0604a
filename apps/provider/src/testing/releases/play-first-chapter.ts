import { randomUUID } from 'node:crypto';
import { loadContent } from '../load/load-content.ts';
import type { TestProvider } from '../start-provider.ts';

/** A learner with a passed chapter. */
export interface PlayedChapter {
  readonly email: string;
  readonly password: string;
  /** Stars by difficulty, as the app shows them. */
  readonly stars: Readonly<Record<string, number>>;
  readonly rank: number;
}

/** Plays the first chapter without a mistake as a new learner. */
export async function playFirstChapter(provider: TestProvider): Promise<PlayedChapter> {
  const { email, password, token } = await provider.createLearner();
  const questions = await loadContent(provider.context.database);
  const [{ chapterId, quizTimeId } = { chapterId: '', quizTimeId: '' }] = questions;
  const chapter = questions.filter((one) => one.chapterId === chapterId && one.quizTimeId === quizTimeId);
  for (const { id, right } of chapter) {
    const path = `/api/trails/v1/quiz/${id}`;
    await send(provider, `${path}?quiz_time_id=${quizTimeId}`, { token });
    provider.clock.advance(5000);
    await send(provider, `${path}/submit-answer`, {
      token,
      body: { answer: right, quiz_time_id: quizTimeId },
    });
  }
  return signInAndRead(provider, { email, password });
}

/** Signs in and reads the learner's stars and rank. */
export async function signInAndRead(
  provider: TestProvider,
  { email, password }: Pick<PlayedChapter, 'email' | 'password'>,
): Promise<PlayedChapter> {
  const session = await send(provider, '/api/auth/v1/signin/student', { body: { email, password } });
  const token = String(session['access_token']);
  const { data } = await send(provider, '/api/quiz/v1/quiz-times', { token });
  const times = data as { readonly id: string; readonly star: number }[];
  const board = '/api/leaderboards/v1/my-rank?type=learning_journey&quiz_time_id=qt-easy';
  const { rank } = (await send(provider, board, { token }))['your_rank'] as { readonly rank: number };
  return { email, password, stars: Object.fromEntries(times.map(({ id, star }) => [id, star])), rank };
}

/** @throws {Error} for a response other than 200 */
async function send(
  { url }: TestProvider,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object },
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(read)}`);
  return read;
}

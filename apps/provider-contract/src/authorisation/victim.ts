import { exportLearner, type TestLearner } from '@sirah-trails/provider/testing';
import type { PlayHarness } from '../journey/play-harness.ts';
import { sendOperation, type OperationRequest } from '../send-operation.ts';
import { wellFormed } from '../well-formed-requests.ts';

/** Private values of the victim, by their column. */
export const markers = {
  email: 'canary-mail@example.org',
  first_name: 'Canaryfirst',
  last_name: 'Canarylast',
  age: 'canary-age',
  gender: 'canary-gender',
  google_subject: 'canary-google',
  deactive_reason: 'canary-reason',
  consent_version: 'canary-consent',
} as const;
export const anyMarker = /canary/i;

/** A learner with data in every table and a marker in each private field. */
export interface Victim {
  readonly learner: TestLearner;
  /** All stored rows of the learner. */
  rows(): Promise<object>;
}

/** Creates the learner whose data is private. */
export async function makeVictim(harness: PlayHarness): Promise<Victim> {
  const { provider } = harness;
  const player = await harness.newPlayer();
  const { learner } = player;
  const { token, id } = learner;
  await player.play('w1-s1-c1', 'rrrrr');
  await player.open('w1-s1-c2-q-tf');
  for (const write of ['saveBookProgress', 'putAvatar', 'saveFontSize', 'nextEndlessQuiz'] as const)
    await sendOperation(provider, write, { ...wellFormed[write], token });
  const feedback = { subject: 'canary-subject', description: 'canary-words' };
  await sendOperation(provider, 'submitFeedback', { body: feedback, token });
  const mistake = { about: 'page', id: 'the-land-p01', message: 'canary-mistake' };
  await sendOperation(provider, 'reportMistake', { body: mistake, token });
  const { database } = provider.context;
  await database.updateTable('learner').set(markers).where('id', '=', id).execute();
  return { learner, rows: () => exportLearner(database, id) };
}

/** Adds the learner's id to query, body and headers, declared or not. */
export function naming({ id }: Pick<TestLearner, 'id'>, request: OperationRequest): OperationRequest {
  const named = { user_id: id, learner_id: id };
  return {
    ...request,
    query: { ...request.query, ...named },
    ...(request.body !== undefined && { body: { ...(request.body as object), ...named } }),
  };
}

/** Replaces path parameters by the learner's id. */
export function aimedAt({ id }: Pick<TestLearner, 'id'>, request: OperationRequest): OperationRequest {
  const path = Object.fromEntries(Object.keys(request.path ?? {}).map((name) => [name, id]));
  return { ...naming({ id }, request), path };
}

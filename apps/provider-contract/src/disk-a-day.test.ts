import { randomUUID } from 'node:crypto';
import {
  contractOperations,
  isProof,
  onDatabase,
  type OperationId,
  rounds,
  tell,
  usedBytes,
} from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccounts } from './auth/open-accounts.ts';
import type { PlayHarness } from './journey/play-harness.ts';
import { lostWrites } from './lost-writes.ts';
import { sendOperation } from './send-operation.ts';

/** The figure in `docs/operating.md`, megabytes. */
const toldMb = 200;
/** Calls per day: 1,000 an hour for play and reading, 100 for other operations, unless their own limit is lower. */
const frequentADay = 24_000;
const restADay = 2_400;
const frequent: readonly OperationId[] = [
  'submitAnswer',
  'submitEndlessAnswer',
  'readQuizAloud',
  'saveBookProgress',
  'reportReadingTime',
];
const ownLimits: Partial<Record<OperationId, number>> = {
  nextEndlessQuiz: 60 * 24,
  deleteAnswers: 60 * 24,
  sendAccountCode: 20,
  submitFeedback: 20,
  reportMistake: 30,
  // Each pack question once a day.
  submitReviewAnswer: 25,
};
/** Operations that need a new learner, end an account, write nothing or repeat another operation. */
const apart = /^(logout|deleteAccount|setPassword|refreshSession|submitPracticeAnswer)$|Bare$/;
const learners = rounds({ sample: 8, full: 40 });

onDatabase('SQLite', 'the disk', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openAccounts(engine);
  });
  afterAll(() => harness.close());

  /** Database growth per call, with its stored response, in bytes. */
  const growth = async (id: OperationId) => {
    const requests = [];
    for (let number = 0; number < learners; number += 1)
      requests.push(await lostWrites[id]?.ready(harness, await harness.newPlayer()));
    const { database } = harness.provider.context;
    const before = await usedBytes(database);
    for (const request of requests) {
      const headers = { ...request?.headers, 'idempotency-key': randomUUID().repeat(3) };
      const response = await sendOperation(harness.provider, id, { ...request, headers });
      expect([id, response.status]).toEqual([id, 200]);
      await response.arrayBuffer();
    }
    return ((await usedBytes(database)) - before) / learners;
  };

  it(`D221: what one learner can make it hold in a day, by every write, is at most ${toldMb} MB`, async () => {
    const writes = contractOperations
      .filter(({ method, needsSession, id }) => method !== 'GET' && needsSession && !apart.test(id))
      .map(({ id }) => id as OperationId);
    let bytes = 0;
    for (const id of isProof ? writes : frequent) {
      const each = await growth(id);
      const aDay = ownLimits[id] ?? (frequent.includes(id) ? frequentADay : restADay);
      bytes += each * aDay;
      tell(`${id}: ${Math.round(each)} bytes a call, ${((each * aDay) / 1e6).toFixed(1)} MB a day`);
    }
    tell(`one learner, one day: ${Math.round(bytes / 1e6)} MB without pictures`);
    expect(bytes / 1e6).toBeLessThan(toldMb);
  }, 600_000);
});

import {
  contractOperations,
  bothDatabases,
  overtakenByDeletion,
  readError,
  type OperationId,
} from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import { sendOperation } from '../send-operation.ts';
import { wellFormed } from '../well-formed-requests.ts';

/** Operations that read no learner row: pack content or empty results. */
const needless = new Set<OperationId>([
  'logout',
  ...(['listQuizTimes', 'listTrails', 'getTrail', 'listSubTrails', 'listChapters', 'getChapter'] as const),
  ...(['getUnlockedItems', 'getMotivationalQuote', 'listAvatarItems', 'getFontSize'] as const),
  ...(['listRunning', 'listReviewQuizzes', 'getToday', 'listDays'] as const),
  ...(['listBooks', 'getBook', 'getLastReadBook', 'getBookProgress', 'listCategories'] as const),
  ...(['listGlossary', 'getGlossaryEntry', 'listPeople', 'getPerson'] as const),
  ...(['getAlbum', 'getEntryBook'] as const),
  ...(['listActivities', 'getActivity'] as const),
]);

/** The refresh authenticates itself; see `auth/overtaken.test.ts`. */
const ids = contractOperations
  .filter(({ id, secured }) => secured && id !== 'refreshSession')
  .map(({ id }) => id as OperationId);

bothDatabases('an account that is deleted while its calls run (T22, T41)', (engine) => {
  let harness: PlayHarness;
  let overtaken: Awaited<ReturnType<typeof overtakenByDeletion>>;
  beforeAll(async () => {
    harness = await openHarness(engine);
    overtaken = await overtakenByDeletion(harness.provider);
  });
  afterAll(async () => {
    await overtaken.close();
    await harness.close();
  });

  it('gets 401 from every operation that needs the account, and never 5xx', async () => {
    for (const id of ids) {
      const { token } = await harness.provider.createLearner();
      const headers = { 'idempotency-key': `deleted-${id}` };
      const response = await sendOperation(overtaken, id, { ...wellFormed[id], headers, token });
      expect([id, response.status]).toEqual([id, needless.has(id) ? 200 : 401]);
      if (response.status === 401)
        expect(await readError(response)).toMatchObject({ message: 'User not found' });
    }
  });

  it('never gets 5xx while the deletion waits for its commit', async () => {
    const waiting = await overtakenByDeletion(harness.provider, { uncommitted: true });
    for (const id of ids) {
      const { token } = await harness.provider.createLearner();
      const headers = { 'idempotency-key': `deleting-${id}` };
      const { status } = await sendOperation(waiting, id, { ...wellFormed[id], headers, token });
      expect([id, status < 500]).toEqual([id, true]);
    }
    await waiting.close();
  });
});

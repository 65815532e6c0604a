import { randomUUID } from 'node:crypto';
import { databaseContent, rounds, runRetention, type OperationId } from '@sirah-trails/provider/testing';
import { expect } from 'vitest';
import { startFaultProxy } from '../fault-proxy.ts';
import { fromIp, longAfter } from '../auth/open-accounts.ts';
import type { LostWrite, Repeated } from '../lost-writes.ts';
import { operationOf, sendOperation, type OperationRequest } from '../send-operation.ts';
import type { PlayHarness } from './play-harness.ts';

/** Outcome of a write with a lost response, and of its repeats. */
export interface LostAnswers {
  /** Expected responses to the repeats, by lost response. */
  readonly due: readonly unknown[];
  readonly repeats: readonly unknown[];
  /** Tables changed by the write, and by its repeats. */
  readonly changed: readonly string[];
  readonly changedAgain: readonly string[];
}

type Told = Record<string, unknown>;

/** Learners per write. */
export const lostTimes = rounds({ sample: 1, full: 50 });

const secret = expect.any(String) as string;

const due: Record<Repeated, (told: Told) => unknown> = {
  'the same': (told) => told,
  'the same without the token': ({ access_token: _token, ...told }) => told,
  'a session of its own': (told) => ({ ...told, access_token: secret, device: secret }),
  'signed out': () => expect.objectContaining({ code: 'UNAUTHENTICATED' }) as unknown,
};

/** Sends a write per learner through a proxy that loses the responses, then repeats each with its key. */
export async function loseAnswers(
  harness: PlayHarness,
  id: OperationId,
  write: LostWrite,
): Promise<LostAnswers> {
  const { database } = harness.provider.context;
  longAfter(harness.provider);
  const requests: OperationRequest[] = [];
  for (let number = 0; number < lostTimes; number += 1)
    requests.push(await requestOf(harness, write, number));
  // The advanced clock makes it due; in a long proof it would run between the comparisons.
  await runRetention(harness.provider.context);
  const before = await databaseContent(database);
  const lost = await sendAndLose(harness.provider.url, id, requests);
  const between = await databaseContent(database);
  const repeats = [];
  for (const request of requests)
    repeats.push(await (await sendOperation(harness.provider, id, request)).json());
  const after = await databaseContent(database);
  return {
    due: lost.map((told) => due[write.repeated](told)),
    repeats,
    changed: differing(before, between),
    changedAgain: differing(between, after),
  };
}

async function requestOf(
  harness: PlayHarness,
  { ready }: LostWrite,
  number: number,
): Promise<OperationRequest> {
  const request = await ready(harness, await harness.newPlayer());
  return { ...request, headers: { ...fromIp(number).headers, 'idempotency-key': randomUUID() } };
}

async function sendAndLose(url: string, id: OperationId, requests: readonly OperationRequest[]) {
  const proxy = await startFaultProxy(url);
  proxy.fault(operationOf(id).method, 'lose', requests.length);
  for (const request of requests) await expect(sendOperation(proxy, id, request)).rejects.toThrow();
  await proxy.close();
  return proxy.lost.map((body) => JSON.parse(body) as Told);
}

type Content = Awaited<ReturnType<typeof databaseContent>>;

/** Rate-limit hits count calls, not effects. */
function differing(one: Content, other: Content): string[] {
  return Object.keys(one).filter(
    (table) => table !== 'throttle' && JSON.stringify(one[table]) !== JSON.stringify(other[table]),
  );
}

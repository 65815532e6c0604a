import {
  isProof,
  onDatabase,
  type OperationId,
  type TestEngine,
  type TestLearner,
} from '@sirah-trails/provider/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessRules } from '../authorisation/access-rules.ts';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import { anyRequest, type AnyRequest } from './any-request.ts';
import { faultOf } from './contract-judge.ts';
import { Wire } from './wire.ts';
import { writeRequest } from './write-request.ts';

const atOnce = 20;
/** Excluded: signing out would end the other calls' sessions. The access matrix covers it. */
const ids = (Object.keys(accessRules) as OperationId[]).filter((id) => id !== 'logout');
const packIds = [
  'w1',
  'w1-s1',
  'w1-s1-c1',
  'w1-s1-c1-q-mc',
  'qt-easy',
  'qt-endless',
  'the-land',
  'oasis',
  'hashim',
  'terms',
];

/**
 * Sends random requests, generated from the contract, and validates each response against it. Each engine has its own file, so
 * that both run in parallel.
 */
export function fuzzOn(name: TestEngine['engine'], requests: number): void {
  onDatabase(name, 'whatever is sent', (engine) => fuzz(engine, requests));
}

function fuzz(engine: TestEngine, requests: number): void {
  let harness: PlayHarness;
  let wire: Wire;
  let learners: readonly TestLearner[];
  beforeAll(async () => {
    harness = await openHarness(engine, { TRUST_PROXY: '1' }, { responseValidation: false });
    wire = new Wire(harness.provider.url, atOnce);
    await renewLearners();
  }, 60_000);
  afterAll(async () => {
    wire.close();
    await harness.close();
  });

  async function renewLearners(): Promise<void> {
    learners = await Promise.all(Array.from({ length: 4 }, () => harness.provider.createLearner()));
  }

  /** A refresh replaces the learner's token. */
  function keepToken(caller: AnyRequest['caller'], text: string): void {
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    learners = learners.map((learner, index) => (index === caller ? { ...learner, token } : learner));
  }

  const send = async (request: AnyRequest) => {
    const answer = await wire.send(writeRequest(request, { learners, address: '203.0.113.7' }));
    if (request.id === 'refreshSession' && answer.status === 200) keepToken(request.caller, answer.text);
    return faultOf(request, answer, harness.provider.url);
  };

  it(
    'gets an answer that the contract declares, never a 5xx, and is never accepted against the contract (T32)',
    async () => {
      let batches = 0;
      const begun = performance.now();
      const seed = Date.now() % 2 ** 31;
      const { email, id } = await harness.provider.createLearner();
      const known = [...packIds, id, email, 'nobody@example.org'];
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyRequest(ids, known), { minLength: atOnce, maxLength: atOnce }),
          async (batch) => {
            harness.provider.clock.advance(5000);
            if ((batches += 1) % 150 === 0) await renewLearners();
            const faults = await Promise.all(batch.map(send));
            expect(faults.filter((fault) => fault !== null)).toEqual([]);
          },
        ),
        { seed, numRuns: Math.ceil(requests / atOnce) },
      );
      if (isProof) {
        const seconds = (performance.now() - begun) / 1000;
        const pace = (requests / seconds).toFixed(0);
        process.stdout.write(`fuzz on ${engine.engine}: ${requests} requests, ${pace}/s, seed ${seed}\n`);
      }
    },
    Math.max(120_000, requests * 60),
  );
}

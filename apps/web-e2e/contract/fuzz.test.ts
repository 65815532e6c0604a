import { eachDatabase, rounds, type OperationId } from '@sirah-trails/provider/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractParameters, type Parameter } from './contract-parameters.ts';
import { openStage, type PlayStage } from './play/play-stage.ts';
import { operationOf, sendOperation, type OperationRequest } from './send-operation.ts';
import { wellFormed } from './well-formed-requests.ts';

const runs = rounds({ sample: 300, full: 500_000 });

/** What the transport may answer beside the contract: a body too large, or not JSON. */
const transport = [413, 415];

const places = ['path', 'query', 'body'] as const;
const ids = Object.keys(wellFormed).filter((id) => id !== 'logout') as OperationId[];

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    '\0',
    '%00',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '../..',
    '٠١٢',
    'qt-easy',
    'w1',
    '1e3',
    'null',
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 6 }),
  fc.integer(),
  fc.constantFrom(2 ** 60, -0, 1e308, null),
);

/** A well-formed request with some of its parts replaced by anything, and unknown ones added. */
const odd = fc.constantFrom(...ids).chain((id) => {
  const own = contractParameters.filter(({ operation }) => operation === id);
  const changes = fc.record(
    Object.fromEntries(own.map(({ place, name }) => [`${place} ${name}`, valueFor(place)])),
    {
      requiredKeys: [],
    },
  );
  const extra = fc.dictionary(oddText, oddValue, { maxKeys: 3 });
  const takesBody = operationOf(id).method !== 'GET';
  const body = takesBody ? fc.option(oddValue, { freq: 5, nil: undefined }) : fc.constant(undefined);
  return fc.record({ id: fc.constant(id), changes, extra, body });
});

function valueFor(place: Parameter['place']) {
  if (place === 'body') return oddValue;
  return place === 'headers' ? fc.stringMatching(/^[ -~]{0,140}$/) : oddText;
}

eachDatabase('whatever is sent', (engine) => {
  let stage: PlayStage;
  let token = '';
  beforeAll(async () => {
    stage = await openStage(engine);
    token = (await stage.provider.createLearner()).token;
  });
  afterAll(() => stage.close());

  it(
    'gets an answer that the contract declares, and never a 5xx (T32)',
    async () => {
      await fc.assert(
        fc.asyncProperty(odd, async ({ id, changes, extra, body }) => {
          const request = { ...changed(wellFormed[id], changes, extra), token };
          const response = await sendOperation(
            stage.provider,
            id,
            body === undefined ? request : { ...request, body },
          );
          await response.arrayBuffer();
          // An empty part of the path leads to another operation, which declares its own answers.
          const declared = hasEmptyPath(request) ? [200, 403, 404, 422] : operationOf(id).statuses;
          expect([...declared, ...transport]).toContain(response.status);
        }),
        { numRuns: runs },
      );
    },
    Math.max(60_000, runs * 60),
  );
});

function changed(
  request: OperationRequest,
  changes: Record<string, unknown>,
  extra: Record<string, unknown>,
) {
  const parts = new Map(
    places.map((place) => [place, new Map(Object.entries({ ...(request[place] as object | undefined) }))]),
  );
  const headers: Record<string, string> = {};
  for (const [key, value] of Object.entries(changes)) {
    const [place, name = ''] = key.split(' ');
    if (place === 'headers') headers[name] = String(value);
    else parts.get(place as (typeof places)[number])?.set(name, value);
  }
  for (const [name, value] of Object.entries(extra)) {
    if (request.body !== undefined) parts.get('body')?.set(name, value);
    else parts.get('query')?.set(name, String(JSON.stringify(value)));
  }
  return {
    path: texts(parts.get('path')),
    query: texts(parts.get('query')),
    headers,
    ...(request.body !== undefined && { body: Object.fromEntries(parts.get('body') ?? []) }),
  };
}

/** Lone halves of a sign cannot stand in an address. */
function texts(part: ReadonlyMap<string, unknown> = new Map()): Record<string, string> {
  return Object.fromEntries(
    [...part].map(([name, value]) => [name.toWellFormed(), String(value).toWellFormed()]),
  );
}

function hasEmptyPath({ path = {} }: OperationRequest): boolean {
  return Object.values(path).some((value) => value === '' || value === '.' || value === '..');
}

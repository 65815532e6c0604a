import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { contractParameters, resolve } from './contract-parameters.ts';
import { specifiedCalls, specifiedFields } from './specified-wire.ts';

interface Shape {
  readonly anyOf?: readonly object[];
  readonly items?: object;
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly operationId: string;
  readonly responses: {
    readonly 200?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

function operationAt(call: string): Operation {
  const [method = '', path = ''] = call.split(' ');
  const item = (document.paths as Record<string, Record<string, unknown> | undefined>)[path];
  const operation = item?.[method.toLowerCase()] as Operation | undefined;
  if (!operation) throw new Error(`The contract has no ${call}.`);
  return operation;
}

/** The field names at a path of the response; descends into lists and skips nulls. */
function shapeAt(call: string, place: string): Shape {
  const answer = operationAt(call).responses[200]?.content['application/json'].schema ?? {};
  return place
    .split('.')
    .filter((key) => key !== '')
    .reduce((at, key) => whole(at.properties?.[key] ?? {}), whole(answer));
}

function whole(source: object): Shape {
  const { anyOf, items, ...shape } = resolve<Shape>(source);
  if (anyOf) return whole(anyOf[0] ?? {});
  return items ? whole(items) : shape;
}

const calls = specifiedCalls.map(([call, query = '', body = '']) => [call, query, body] as const);

it.each(calls)('B7, A7: %s takes these names and asks for no other', (call, query, body) => {
  const { operationId } = operationAt(call);
  const own = contractParameters.filter(({ operation }) => operation === operationId);
  for (const [place, specified] of [
    ['query', query],
    ['body', body],
  ] as const) {
    const names = own.filter((parameter) => parameter.place === place);
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(words(specified)));
    const asked = names.filter(({ required }) => required).map(({ name }) => name);
    expect(words(specified)).toEqual(expect.arrayContaining(asked));
  }
});

it.each(specifiedFields)('B3, A3: what %s answers has at "%s" the fields %s', (call, place, fields) => {
  const { properties = {}, required = [] } = shapeAt(call, place);
  const always = words(fields).filter((field) => !field.endsWith('?'));
  expect(required).toEqual(expect.arrayContaining(always));
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(words(fields).map((field) => field.replace('?', ''))),
  );
});

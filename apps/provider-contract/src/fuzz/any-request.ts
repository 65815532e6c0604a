import type { OperationId } from '@sirah-trails/provider/testing';
import fc, { type Arbitrary } from 'fast-check';
import { contractParameters, type Parameter } from '../contract-parameters.ts';
import { operationOf } from '../send-operation.ts';
import { wellFormed } from '../well-formed-requests.ts';
import { oddName, oddText, oddValue, valueOf, type KnownTexts } from './any-value.ts';

/** An unserialized request, valid or not. */
export interface AnyRequest {
  readonly id: OperationId;
  /** The caller; null for an anonymous call. */
  readonly caller: number | 'nobody' | 'forged';
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Body fields, or a replacement value. */
  readonly body: unknown;
  /** Raw non-JSON body, else null. */
  readonly raw: string | null;
  readonly contentType: string;
}

/** Operations with an expensive password hash, drawn less often. */
const expensive = new Set([
  'signInStudent',
  'signUpStudent',
  'resetPassword',
  'changePassword',
  'deleteAccount',
]);

const headerText = fc.stringMatching(/^[ -~]{0,140}$/);
const json = 'application/json';

/** Random requests to all operations; some are valid. */
export function anyRequest(ids: readonly OperationId[], known: KnownTexts): Arbitrary<AnyRequest> {
  return fc.oneof(
    ...ids.map((id) => ({ weight: expensive.has(id) ? 1 : 4, arbitrary: requestOf(id, known) })),
  );
}

function requestOf(id: OperationId, known: KnownTexts): Arbitrary<AnyRequest> {
  const own = contractParameters.filter(({ operation }) => operation === id);
  const at = (place: Parameter['place']) => own.filter((parameter) => parameter.place === place);
  return fc
    .record({
      id: fc.constant(id),
      caller: fc.oneof(
        { weight: 18, arbitrary: fc.nat(3) },
        { weight: 1, arbitrary: fc.constantFrom<'nobody' | 'forged'>('nobody', 'forged') },
      ),
      path: partOf(at('path'), known, oddText, false),
      query: queryOf(at('query'), known),
      headers: partOf(at('headers'), known, headerText, true) as Arbitrary<Record<string, string>>,
      body: bodyOf(at('body'), known),
      raw: rarely(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...odds)), null),
      contentType: rarely(fc.constantFrom('text/plain', 'multipart/form-data', 'application/xml', ''), json),
    })
    .map((request) =>
      operationOf(id).method === 'GET' ? { ...request, body: undefined, raw: null } : request,
    );
}

/** Malformed bodies. */
const odds = [
  '{',
  '{"a":1',
  '[[',
  '{"__proto__":{"admin":true}}',
  '{"a":{"constructor":{"prototype":1}}}',
  '"\\ud800"',
  `${'['.repeat(200)}${']'.repeat(200)}`,
];

function rarely<Odd, Usual>(odd: Arbitrary<Odd>, usual: Usual): Arbitrary<Odd | Usual> {
  return fc.oneof({ weight: 24, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

/** Each part is usually valid, sometimes random, sometimes missing. */
function partOf(
  parameters: readonly Parameter[],
  known: KnownTexts,
  odd: Arbitrary<unknown>,
  mayMiss: boolean,
): Arbitrary<Record<string, unknown>> {
  const values = parameters.map((parameter) => [parameter.name, mostly(parameter, known, odd)] as const);
  const options = mayMiss ? { requiredKeys: parameters.filter(needed).map(({ name }) => name) } : {};
  return fc.record(Object.fromEntries(values), options as { requiredKeys: [] });
}

function needed({ required }: Parameter): boolean {
  return required;
}

/** A known value of this operation, a valid value or a random value. */
function mostly(
  { operation, place, name, schema }: Parameter,
  known: KnownTexts,
  odd: Arbitrary<unknown>,
): Arbitrary<unknown> {
  const request = wellFormed[operation as OperationId];
  const usual = (request[place] as Record<string, unknown> | undefined)?.[name];
  return fc.oneof(
    { weight: usual === undefined ? 0 : 5, arbitrary: fc.constant(usual) },
    { weight: 4, arbitrary: valueOf(schema, known) },
    { weight: 1, arbitrary: odd },
  );
}

function queryOf(
  parameters: readonly Parameter[],
  known: KnownTexts,
): Arbitrary<(readonly [string, string])[]> {
  const declared = partOf(parameters, known, oddText, true).map((record) => Object.entries(record));
  const extra = rarely(fc.array(fc.tuple(oddName, oddName), { minLength: 1, maxLength: 3 }), []);
  const twice = fc.nat(40);
  const left = fc.nat(30);
  return fc.tuple(declared, extra, twice, left).map(([own, more, again, missing]) => {
    const kept = own.filter((_pair, index) => index !== missing);
    const repeated = kept.filter((_pair, index) => index === again);
    return [...kept, ...repeated, ...more].map(([name, value]) => [name, String(value)] as const);
  });
}

function bodyOf(parameters: readonly Parameter[], known: KnownTexts): Arbitrary<unknown> {
  if (parameters.length === 0) return rarely(oddValue, undefined);
  const required = parameters.filter(needed).map(({ name }) => name);
  const good = fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.name, mostly(parameter, known, oddValue)])),
    { requiredKeys: required as [] },
  );
  const extra = rarely(fc.dictionary(oddName, oddValue, { maxKeys: 3 }), {});
  const left = fc.nat(30);
  const fields = fc.tuple(good, extra, left).map(([own, more, missing]) => {
    const kept = Object.entries(own).filter((_field, index) => index !== missing);
    return Object.fromEntries([...kept, ...Object.entries(more)]);
  });
  return fc.oneof({ weight: 30, arbitrary: fields }, { weight: 1, arbitrary: oddValue });
}

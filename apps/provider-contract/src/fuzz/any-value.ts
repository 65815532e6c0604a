import fc, { type Arbitrary } from 'fast-check';
import { resolve } from '../contract-parameters.ts';

/** JSON schema keywords of contract requests. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly object[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: object;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
  readonly additionalProperties?: boolean | object;
}

/** Known ids and emails. */
export type KnownTexts = readonly string[];

const longest = 60;

/** Valid values, including known ids. */
export function valueOf(source: object, known: KnownTexts): Arbitrary<unknown> {
  const schema = resolve<ValueSchema>(source);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, known)));
  const kinds = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  return fc.oneof(...kinds.map((kind) => ofKind(kind, schema, known)));
}

function ofKind(kind: string, schema: ValueSchema, known: KnownTexts): Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000_000, items = {}, maxItems = 5 } = schema;
  switch (kind) {
    case 'string':
      return textOf(schema, known);
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(items, known), { maxLength: Math.min(5, maxItems) });
    case 'object':
      return objectOf(schema, known);
    default:
      throw new Error(`The fuzz does not know the type ${kind} of the contract.`);
  }
}

function textOf(schema: ValueSchema, known: KnownTexts): Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = longest } = schema;
  const follows = (text: string) => text.length >= minLength && text.length <= maxLength;
  const listed = known.filter((text) => follows(text) && new RegExp(pattern ?? '', 'u').test(text));
  if (format === 'email') return fc.constantFrom(...known.filter((text) => text.includes('@')));
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern, 'u')).filter(follows)
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, longest) });
  return listed.length > 0 ? fc.oneof(fc.constantFrom(...listed), free) : free;
}

function objectOf(schema: ValueSchema, known: KnownTexts): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, value]) => [name, valueOf(value, known)] as const);
  const own = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return own;
  return fc.dictionary(fc.string({ maxLength: 5 }), valueOf(additionalProperties, known), { maxKeys: 5 });
}

/** Short random strings. */
export const oddName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('', '\0', '%00', '__proto__', 'constructor', "' or 1=1 --", '../..', '٠١٢', '1e3', 'null'),
  fc.constantFrom('12', '0', '-1', 'qt-easy', 'w1', ' ', '\ud800', 'email', 'user_id'),
);

/** Random strings, including long strings. */
export const oddText = fc.oneof(
  { weight: 9, arbitrary: oddName },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(300), 'x'.repeat(2500)) },
);

/** Random values. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer(),
  fc.constantFrom<unknown>(
    2 ** 60,
    -0,
    1e308,
    null,
    true,
    [],
    {},
    nested(40),
    ['qt-easy'],
    { $ne: 1 },
    'x'.repeat(70_000),
  ),
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

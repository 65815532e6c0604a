import type { ErrorObject } from 'ajv';
import type { FieldMessages } from '../kernel/errors.ts';

/** Labels that differ from the field's name. Request parts are fields of errors without a field. */
const labels: Readonly<Record<string, string>> = {
  password_confirmation: 'Confirm password',
  old_password: 'Current password',
  otp: 'Code',
  body: 'The request',
  headers: 'The request',
  path: 'The address',
  query: 'The address',
};

const typeNouns: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

type Params = Readonly<Record<string, unknown>>;

/**
 * Predicates of the messages, after the label: for keywords of the contract's request schemas, and for rules that no
 * schema can state.
 */
export const predicates = {
  required: () => 'is required',
  type: ({ type }: Params) => `must be ${[type].flat().map(nounOf).join(' or ')}`,
  enum: ({ allowedValues }: Params) => `must be one of: ${[allowedValues].flat().join(', ')}`,
  minLength: ({ limit }: Params) => `must be at least ${String(limit)} characters`,
  maxLength: ({ limit }: Params) => `must be at most ${String(limit)} characters`,
  minimum: ({ limit }: Params) => `must be at least ${String(limit)}`,
  maximum: ({ limit }: Params) => `must be at most ${String(limit)}`,
  maxItems: ({ limit }: Params) => `must have at most ${String(limit)} entries`,
  maxProperties: ({ limit }: Params) => `must have at most ${String(limit)} entries`,
  format: () => 'is not valid',
  pattern: () => 'is not valid',
  anyOf: () => 'is not valid',
  json: () => 'must be JSON',
  form: () => 'must be multipart/form-data',
  file: () => 'must be a file',
  repeated: () => 'came more than once',
  nul: () => 'must not hold a NUL character',
  depth: ({ limit }: Params) => `must not be nested deeper than ${String(limit)}`,
};

/** The message of a field, or of a request part, that violates a rule. */
export function fieldMessage(field: string, rule: keyof typeof predicates, params: Params = {}): string {
  return `${labelOf(field)} ${predicates[rule](params)}`;
}

/** Keywords that only report failed branches of a union, which has a separate message. */
const unions = new Set(['anyOf', 'oneOf']);

/** Error messages by field, in order. `whole` names the request part for errors without a field. */
export function fieldMessages(errors: readonly ErrorObject[], whole: string): FieldMessages {
  const broken = errors.filter(({ keyword }) => unions.has(keyword)).map(({ instancePath }) => instancePath);
  const messages: Record<string, string[]> = Object.create(null);
  for (const error of errors.filter((candidate) => !isInsideUnion(candidate, broken))) {
    const field = fieldOf(error, whole);
    const known = (messages[field] ??= []);
    const message = messageOf(error, field);
    // An empty field needs no further message.
    if (isEmpty(error)) known.splice(0, known.length, message);
    else if (!known.includes(message) && !known.includes(fieldMessage(field, 'required')))
      known.push(message);
  }
  return { ...messages };
}

function isInsideUnion({ keyword, instancePath }: ErrorObject, broken: readonly string[]): boolean {
  return (
    !unions.has(keyword) &&
    broken.some((path) => instancePath === path || instancePath.startsWith(`${path}/`))
  );
}

function fieldOf({ keyword, instancePath, params }: ErrorObject, whole: string): string {
  const parts = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') parts.push(String(params['missingProperty']));
  return parts.length === 0 ? whole : parts.join('.').slice(0, 100);
}

function isEmpty({ keyword, params }: ErrorObject): boolean {
  const isBlank = keyword === 'pattern' && params['pattern'] === '\\S';
  return isBlank || keyword === 'required' || (keyword === 'minLength' && params['limit'] === 1);
}

function messageOf(error: ErrorObject, field: string): string {
  const { keyword, params } = error;
  if (isEmpty(error)) return fieldMessage(field, 'required');
  if (keyword === 'format' && params['format'] === 'email') return 'Please enter a valid email address';
  return fieldMessage(field, isRule(keyword) ? keyword : 'pattern', params);
}

function isRule(keyword: string): keyword is keyof typeof predicates {
  return Object.hasOwn(predicates, keyword);
}

function labelOf(field: string): string {
  const words = field.replaceAll(/[._]/g, ' ');
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function nounOf(type: unknown): string {
  return typeNouns[String(type)] ?? 'another value';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

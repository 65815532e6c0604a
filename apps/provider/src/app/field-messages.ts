import type { ErrorObject } from 'ajv';
import type { FieldMessages } from './errors.ts';

/** Keywords that only say that parts of a union failed: the union's own message says it. */
const unions = new Set(['anyOf', 'oneOf']);

/** What is wrong by field, in the order found. `whole` names the part of the request, for errors of all of it. */
export function fieldMessages(errors: readonly ErrorObject[], whole: string): FieldMessages {
  const broken = errors.filter(({ keyword }) => unions.has(keyword)).map(({ instancePath }) => instancePath);
  const messages: Record<string, string[]> = Object.create(null);
  for (const error of errors.filter((candidate) => !isInsideUnion(candidate, broken))) {
    const field = fieldOf(error, whole);
    const known = (messages[field] ??= []);
    const message = messageOf(error);
    if (!known.includes(message)) known.push(message);
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

function messageOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'format' && params['format'] === 'email') return 'Please enter a valid email address';
  if (keyword === 'enum') return `must be one of: ${[params['allowedValues']].flat().join(', ')}`;
  if (unions.has(keyword)) return 'has a form that is not known here';
  return message ?? 'is not right';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

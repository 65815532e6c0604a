import type { ErrorObject } from 'ajv';
import type { FieldMessages } from '../kernel/errors.ts';

/** Labels of fields whose messages are sentences in forms. */
const fieldLabels: Readonly<Record<string, string>> = {
  email: 'Email',
  password: 'Password',
  password_confirmation: 'Confirm password',
  old_password: 'Current password',
  username: 'Username',
  otp: 'Code',
  first_name: 'First name',
  last_name: 'Last name',
  age: 'Age',
  gender: 'Gender',
  message: 'Message',
  subject: 'Subject',
  description: 'Description',
};

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
    else if (!known.includes(message) && !known.includes(missing(field))) known.push(message);
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
  return keyword === 'required' || (keyword === 'minLength' && params['limit'] === 1);
}

function missing(field: string): string {
  const label = fieldLabels[field];
  return label === undefined ? 'is required' : `${label} is required`;
}

function messageOf(error: ErrorObject, field: string): string {
  const { keyword, params, message } = error;
  if (isEmpty(error)) return missing(field);
  if (keyword === 'format' && params['format'] === 'email') return 'Please enter a valid email address';
  if (keyword === 'enum') return `must be one of: ${[params['allowedValues']].flat().join(', ')}`;
  if (unions.has(keyword)) return 'has a form that is not known here';
  return message ?? 'is not right';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

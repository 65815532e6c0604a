import { formatFiles, generateFiles, names } from '@nx/devkit';
import { writeEndpoint } from '../endpoint/endpoint.mjs';
import { addMessages, addPackages, libraryRoot } from '../library.mjs';

/**
 * Writes a form into a library: endpoint, form with its rules, messages, tests and stories. The fields are the operation
 * body's required fields.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ library: string, name: string, operation: string, chunk?: string, room?: string }} options the chunk with its catalogue
 * defaults to the name, the folder to the chunk
 * @throws {Error} for existing names, and for a field that is neither text nor boolean
 */
export async function form(tree, { library, name, operation, chunk = name, room = chunk }) {
  const { className } = names(name);
  const target = `${libraryRoot(tree, library)}/src/${room}`;
  if (tree.exists(`${target}/${name}-form.tsx`)) throw new Error(`${target} has a form already.`);
  const key = `${library}.${name}`;
  const { operation: found, ...endpoint } = writeEndpoint(tree, library, room, operation);
  if (endpoint.required.length > 0) throw new Error(`${operation} has parameters: write its form by hand.`);
  const fields = found.body?.required?.map((/** @type {string} */ field) => fieldOf(found, field, key)) ?? [];
  if (fields.length === 0) throw new Error(`${operation} needs no field.`);
  const catalogue = addMessages(tree, library, chunk, messagesOf(key, fields));
  addPackages(tree, library, ['@sirah-trails/screen-kit', '@tanstack/react-query', 'zod']);
  generateFiles(tree, new URL('./files', import.meta.url).pathname, target, {
    ...{ ...endpoint, tmpl: '', name, className, library, key, fields, operation: found, chunk, catalogue },
    controls: [...new Set(fields.map((/** @type {Field} */ { control }) => control))].toSorted(),
  });
  await formatFiles(tree);
}

/** @typedef {{ name: string, key: string, label: string, control: string, type: string | null, isEmail: boolean, value: string | boolean }} Field */

/**
 * @param {import('../operation.mjs').Operation} operation
 * @param {string} name on the wire
 * @param {string} key of the form's messages
 * @returns {Field}
 */
function fieldOf({ id, body, example }, name, key) {
  const schema = body.properties[name];
  if (schema.enum || !['string', 'boolean'].includes(schema.type)) {
    throw new Error(`${id}: ${name} is neither text nor a tick, write the form by hand.`);
  }
  const isEmail = schema.format === 'email' || name === 'email';
  const label = name.replaceAll('_', ' ');
  return {
    name,
    key: `${key}.${names(name).fileName}`,
    label: `${label[0]?.toUpperCase()}${label.slice(1)}`,
    control: schema.type === 'boolean' ? 'Checkbox' : controlOf(name, schema),
    type: isEmail ? 'email' : null,
    isEmail,
    value: example?.[name] ?? (schema.type === 'boolean' ? true : 'text'),
  };
}

/** @param {string} name @param {{ maxLength?: number }} schema */
function controlOf(name, { maxLength = 0 }) {
  if (name.includes('password')) return 'PasswordField';
  return maxLength > 500 ? 'TextArea' : 'TextField';
}

/** @param {string} key @param {Field[]} fields */
function messagesOf(key, fields) {
  const own = fields.flatMap((field) => [
    [field.key, field.label],
    [`${field.key}.required`, `${field.label} is required`],
    ...(field.isEmail ? [[`${field.key}.invalid`, 'Please enter a valid email address']] : []),
  ]);
  return { ...Object.fromEntries(own), [`${key}.submit`]: 'Send' };
}

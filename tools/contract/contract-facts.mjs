import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';

/**
 * @typedef {Record<string, any>} Schema
 * @typedef {(fact: string) => void} Add
 */

const constraints = [
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'maximum',
  'minimum',
  'maxItems',
  'minItems',
  'maxProperties',
];

/**
 * Contract facts for clients, one line each, grouped by operation: `> ...` for requests, `< ...` for responses.
 * Schemas are inlined, so that schema names and files do not matter.
 * @param {Schema} contract the bundled OpenAPI document
 * @returns {Map<string, ReadonlySet<string>>} facts by operation (`GET /path`), sorted
 */
export function contractFacts(contract) {
  const operations = /** @type {Map<string, ReadonlySet<string>>} */ (new Map());
  for (const [path, item] of Object.entries(contract['paths'])) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.responses) continue;
      const facts = /** @type {string[]} */ ([]);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      addOperation({ ...operation, parameters }, contract, (fact) => facts.push(fact));
      operations.set(`${method.toUpperCase()} ${path}`, new Set(facts.sort()));
    }
  }
  return new Map([...operations].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {Schema} operation @param {Schema} contract @param {Add} add */
function addOperation(operation, contract, add) {
  const of = (/** @type {Schema} */ part) => resolve(part, contract);
  if ((operation['security'] ?? contract['security'] ?? []).length > 0) add('> signed in required');
  for (const part of operation['parameters']) {
    const { name, in: place, required, schema } = of(part);
    if (required) add(`> ${place}.${name} required`);
    addSchema(schema, `> ${place}.${name}`, { contract, add, within: [] });
  }
  const body = of(operation['requestBody'] ?? {});
  if (body['required']) add('> body required');
  addContent(body, '> body', { contract, add });
  for (const [status, response] of Object.entries(operation['responses'])) {
    if (!status.startsWith('2')) continue;
    add(`< ${status}`);
    addContent(of(response), `< ${status}`, { contract, add });
  }
}

/** @param {Schema} holder @param {string} place @param {{ contract: Schema, add: Add }} to */
function addContent(holder, place, to) {
  for (const [type, { schema }] of Object.entries(holder['content'] ?? {})) {
    const form = type === 'application/json' ? place : `${place} ${type}`;
    addSchema(schema ?? {}, form, { ...to, within: [] });
  }
}

/**
 * @param {Schema} part
 * @param {string} place
 * @param {{ contract: Schema, add: Add, within: readonly Schema[] }} to
 */
function addSchema(part, place, { contract, add, within }) {
  const schema = resolve(part, contract);
  // A recursive schema is already described.
  if (within.includes(schema)) return;
  const to = { contract, add, within: [...within, schema] };
  for (const type of [schema['type'] ?? []].flat()) add(`${place}: ${type}`);
  for (const value of schema['enum'] ?? ('const' in schema ? [schema['const']] : []))
    add(`${place} = ${JSON.stringify(value)}`);
  if (place.startsWith('>')) {
    for (const name of constraints) if (name in schema) add(`${place} ${name} ${schema[name]}`);
    if (schema['additionalProperties'] === false) add(`${place} additionalProperties false`);
  }
  for (const name of schema['required'] ?? []) add(`${place}.${name} required`);
  for (const [name, property] of Object.entries(schema['properties'] ?? {}))
    addSchema(property, `${place}.${name}`, to);
  if (schema['items']) addSchema(schema['items'], `${place}[]`, to);
  if (typeof schema['additionalProperties'] === 'object')
    addSchema(schema['additionalProperties'], `${place}.*`, to);
  for (const one of schema['allOf'] ?? []) addSchema(one, place, to);
  for (const one of [...(schema['anyOf'] ?? []), ...(schema['oneOf'] ?? [])]) addSchema(one, place, to);
}

/** @param {Schema} part @param {Schema} contract @returns {Schema} */
function resolve(part, contract) {
  const address = part['$ref'];
  if (typeof address !== 'string') return part;
  const found = address
    .replace('#/', '')
    .split('/')
    .reduce((/** @type {any} */ at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  return resolve(found, contract);
}

/** @typedef {Map<string, ReadonlySet<string>>} Facts by operation */

/** Facts of the released contract. */
export const releasedFile = join(root, 'openapi/released.txt');

/** @returns {Facts} facts of the contract as it is */
export function currentFacts() {
  return contractFacts(JSON.parse(readFileSync(join(root, 'openapi/dist/provider.json'), 'utf8')));
}

/** @param {Facts} facts @returns {string} a line for each operation, and under it, indented, one for each fact */
export function written(facts) {
  return [...facts].map(([operation, own]) => `${[operation, ...own].join('\n  ')}\n`).join('');
}

/** @param {string} text as `written` gives it @returns {Facts} */
export function read(text) {
  const operations = text.split(/\n(?=\S)/).map((part) => part.trim().split('\n  '));
  return new Map(operations.map(([operation = '', ...facts]) => [operation, new Set(facts)]));
}

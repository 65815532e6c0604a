import { readJson } from '@nx/devkit';
import { resolved } from '../contract/examples.mjs';

const contractFile = 'openapi/dist/provider.json';

/**
 * Operation data for the generators.
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} method in capital letters
 * @property {string} path
 * @property {string} summary
 * @property {Parameter[]} parameters in path and query
 * @property {boolean} takesKey whether it takes an `Idempotency-Key`
 * @property {any} body schema of the JSON body, undefined without one
 * @property {any} example body
 * @property {any} response schema of the successful response, undefined without one
 * @property {string[]} errors declared statuses
 *
 * @typedef {{ in: 'path' | 'query', name: string, required: boolean, type: string }} Parameter
 */

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} id
 * @returns {Operation}
 * @throws {Error} without a built contract, for an unknown operation, and for a body that is not JSON
 */
export function readOperation(tree, id) {
  if (!tree.exists(contractFile)) throw new Error('Run `npx nx run openapi:build` first.');
  const contract = readJson(tree, contractFile);
  const [path, method, found] = locate(contract, id);
  const parameters = (found.parameters ?? []).map((/** @type {unknown} */ one) => resolved(contract, one));
  const content = resolved(contract, found.requestBody)?.content;
  const json = content?.['application/json'];
  if (content && !json) throw new Error(`${id} takes no JSON: write its endpoint by hand.`);
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: found.summary,
    parameters: parameters
      .filter((/** @type {any} */ one) => one.in !== 'header')
      .map((/** @type {any} */ one) => ({
        in: one.in,
        name: one.name,
        required: one.required === true,
        type: typeOf(contract, one.schema),
      })),
    takesKey: parameters.some((/** @type {any} */ one) => one.name === 'Idempotency-Key'),
    body: json && expanded(contract, json.schema),
    example: json?.example,
    response: expanded(
      contract,
      resolved(contract, found.responses['200'])?.content?.['application/json']?.schema,
    ),
    errors: Object.keys(found.responses).filter((status) => /^4/.test(status)),
  };
}

/** @param {any} contract @param {string} id @returns {[string, string, any]} */
function locate(contract, id) {
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === id) return [path, method, operation];
    }
  }
  throw new Error(`The contract has no operation ${id}.`);
}

/** A schema with resolved references in properties and items. @param {any} contract @param {any} schema @returns {any} */
function expanded(contract, schema) {
  const own = resolved(contract, schema);
  if (own?.allOf) return merged(own.allOf.map((/** @type {any} */ part) => expanded(contract, part)));
  if (own?.items) return { ...own, items: expanded(contract, own.items) };
  if (!own?.properties) return own;
  const properties = Object.entries(own.properties).map(([name, one]) => [name, expanded(contract, one)]);
  return { ...own, properties: Object.fromEntries(properties) };
}

/** @param {any[]} parts of an `allOf` */
function merged(parts) {
  return {
    type: 'object',
    required: parts.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  };
}

/** TypeScript type for a parameter. @param {any} contract @param {any} schema */
function typeOf(contract, schema) {
  const { type, enum: values } = resolved(contract, schema);
  if (values) return values.map((/** @type {string} */ value) => `'${value}'`).join(' | ');
  return type === 'integer' ? 'number' : type;
}

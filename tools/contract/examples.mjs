import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Contract
 * @typedef {{ operationId: string, responses: Record<string, unknown> }} Operation
 */

/**
 * Examples of successful responses, by operation and name. An unnamed example is called `example`.
 * @param {Contract} contract
 * @returns {Record<string, Record<string, unknown>>}
 */
export function contractExamples(contract) {
  const entries = Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map((operation) => /** @type {const} */ ([operation.operationId, examplesOf(contract, operation)]))
    .filter(([, examples]) => Object.keys(examples).length > 0);
  return Object.fromEntries(entries);
}

/** @param {Contract} contract @param {Operation} operation @returns {Record<string, unknown>} */
function examplesOf(contract, { responses }) {
  const response = resolved(contract, responses['200']);
  const { example, examples } = response?.content?.['application/json'] ?? {};
  if (example !== undefined) return { example };
  return Object.fromEntries(
    Object.entries(examples ?? {}).map(([name, one]) => [name, resolved(contract, one).value]),
  );
}

/**
 * Resolves a reference in the contract.
 * @param {object} contract
 * @param {unknown} part
 * @returns {any}
 */
export function resolved(contract, part) {
  const pointer = /** @type {{ $ref?: string } | undefined} */ (part)?.$ref;
  if (pointer === undefined) return part;
  const keys = pointer.slice(2).split('/').map(unescaped);
  return resolved(
    contract,
    keys.reduce((/** @type {any} */ value, key) => value[key], contract),
  );
}

/** @param {string} key of a JSON pointer */
function unescaped(key) {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

// Writes the bundled contract's examples, for the mock provider in tests and stories.
if (process.argv[1] === import.meta.filename) {
  const dist = new URL('../../openapi/dist/', import.meta.url);
  const contract = JSON.parse(readFileSync(new URL('provider.json', dist), 'utf8'));
  writeFileSync(new URL('examples.json', dist), JSON.stringify(contractExamples(contract)));
}

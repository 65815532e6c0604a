/**
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Contract
 * @typedef {{ operationId: string, responses: Record<string, unknown> }} Operation
 */

/**
 * A module with the examples of the successful responses, by operation and name. An example without a name is called
 * `example`.
 * @param {Contract} contract
 * @returns {string} TypeScript
 */
export function examplesModule(contract) {
  const entries = Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map((operation) => [operation.operationId, examplesOf(contract, operation)])
    .filter(([, examples]) => Object.keys(examples ?? {}).length > 0);
  return [
    "import type { operations } from './contract.ts';\n",
    '/** The JSON body of the successful response of an operation. */',
    'export type ResponseBody<Id extends keyof operations> = operations[Id] extends {',
    "  responses: { 200: { content: { 'application/json': infer Body } } };",
    '}\n  ? Body\n  : never;\n',
    '/** Examples of successful responses, by operation and name. */',
    `export const examples = ${JSON.stringify(Object.fromEntries(entries), null, 2)} satisfies {`,
    '  readonly [Id in keyof operations]?: Readonly<Record<string, ResponseBody<Id>>>;\n};\n',
  ].join('\n');
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
 * A part of the contract, behind its reference if it is one.
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

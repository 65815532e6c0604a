// Generates the contract types for both sides: schemas and operations, operations without a session, example names, and
// the paths with special handling in the client's transport.
// `--check` only compares, and fails if a file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { contractExamples } from './examples.mjs';

/**
 * @typedef {{ security?: unknown[], paths: Record<string, Record<string, Operation>> }} Contract
 * @typedef {{ operationId: string, responses: Record<string, unknown>, security?: unknown[] } & Record<string, unknown>} Operation
 */

/** Contract extensions that mark operations for the client's transport, with their names there. */
const marks = { 'x-credential': 'credential', 'x-single-use': 'singleUse', 'x-ends-session': 'endsSession' };

/** Extension for the provider only. */
const expiredSession = 'x-expired-session';

const root = new URL('../../', import.meta.url);
const header = '// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.\n\n';

const bundle = new URL('openapi/dist/provider.json', root);
const contract = /** @type {Contract} */ (JSON.parse(await readFile(bundle, 'utf8')));
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
);
const files = {
  'openapi/generated/contract.d.ts': header + (await contractTypes()) + sessionlessType(),
  'openapi/generated/examples.d.ts': header + exampleTypes(),
  'openapi/generated/marked-paths.json': `${JSON.stringify(markedPaths(), null, 2)}\n`,
};
const check = process.argv.includes('--check');
const stale = [];

for (const [path, source] of Object.entries(files)) {
  const file = new URL(path, root);
  if (!check) await writeFile(file, source);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== source) stale.push(path);
}

if (stale.length > 0) {
  console.error(`These files are not what the contract gives: ${stale.join(', ')}.`);
  console.error('Run `npx nx run openapi:types` and commit the result.');
  process.exit(1);
}
console.log(
  check ? 'The generated files are those of the contract.' : `Wrote ${Object.keys(files).join(', ')}.`,
);

async function contractTypes() {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  /** A file in a form is binary. */
  const transform = (/** @type {{ format?: string }} */ { format }) =>
    format === 'binary' ? blob : undefined;
  return astToString(await openapiTS(bundle, { transform }));
}

/** Public operations, and operations that accept an expired token. */
function sessionlessType() {
  const { security = [] } = contract;
  const ids = operations
    .filter(
      ({ operation }) => (operation.security ?? security).length === 0 || operation[expiredSession] === true,
    )
    .map(({ operation }) => `  | '${operation.operationId}'`);
  return `\n/** Operations that take calls without a live session. */\nexport type SessionlessOperation =\n${ids.join('\n')};\n`;
}

function exampleTypes() {
  const lines = Object.entries(contractExamples(contract)).map(([id, examples]) => {
    const names = Object.keys(examples).map((name) => `'${name}'`);
    return `  readonly ${id}: Readonly<Record<${names.join(' | ')}, ResponseBody<'${id}'>>>;\n`;
  });
  return [
    "import type { operations } from './contract.d.ts';\n",
    '/** The JSON body of the successful response of an operation. */',
    'export type ResponseBody<Id extends keyof operations> = operations[Id] extends {',
    "  responses: { 200: { content: { 'application/json': infer Body } } };",
    '}\n  ? Body\n  : never;\n',
    '/** Examples of successful responses, by operation and name. */',
    `declare const examples: {\n${lines.join('')}};\n\nexport default examples;\n`,
  ].join('\n');
}

/**
 * Paths of operations marked by contract extensions.
 * @throws {Error} for an unknown extension
 */
function markedPaths() {
  const found = operations.flatMap(({ path, operation }) =>
    Object.keys(operation)
      .filter((key) => key.startsWith('x-') && key !== expiredSession)
      .map((key) => {
        const mark = new Map(Object.entries(marks)).get(key);
        if (mark === undefined || operation[key] !== true)
          throw new Error(`${path}: ${key} is no known mark.`);
        return { mark, path };
      }),
  );
  return Object.fromEntries(
    Object.values(marks).map((mark) => [
      mark,
      found.filter((one) => one.mark === mark).map(({ path }) => path),
    ]),
  );
}

// Types of the contract for its two readers, the web app's client and the provider, which share nothing else, the
// paths that the client's transport treats in a special way, the operations without a session, and the examples.
// `--check` writes nothing and fails when a file differs from what the contract gives.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { examplesModule } from './examples.mjs';
import { markedPaths } from './marked-paths.mjs';
import { sessionlessType } from './sessionless.mjs';

const root = new URL('../../', import.meta.url);
const header = '// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.\n\n';

const blob = ts.factory.createTypeReferenceNode('Blob');
const contract = new URL('openapi/dist/provider.json', root);
/** A file of a form is no text. */
const transform = (/** @type {{ format?: string }} */ { format }) => (format === 'binary' ? blob : undefined);
const types = header + astToString(await openapiTS(contract, { transform }));
const document = JSON.parse(await readFile(contract, 'utf8'));
const files = {
  'libs/api-client/src/generated/contract.ts': types,
  'apps/provider/src/generated/contract.ts': types,
  'apps/provider/src/generated/sessionless.ts': header + sessionlessType(document),
  'libs/api-client/src/generated/examples.ts': header + examplesModule(document),
  'libs/api-client/src/generated/marked-paths.ts': header + markedPaths(document),
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

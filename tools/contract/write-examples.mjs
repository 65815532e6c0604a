// Writes the examples of the bundled contract, for the mocked provider of tests and stories.
import { readFile, writeFile } from 'node:fs/promises';
import { contractExamples } from './examples.mjs';

const dist = new URL('../../openapi/dist/', import.meta.url);
const contract = JSON.parse(await readFile(new URL('provider.json', dist), 'utf8'));
await writeFile(new URL('examples.json', dist), JSON.stringify(contractExamples(contract)));

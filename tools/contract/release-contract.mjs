// `npm run contract:release`: makes the contract as it is the one that later versions must keep.
import { writeFileSync } from 'node:fs';
import { capture } from '../process.mjs';
import { currentFacts, releasedFile, written } from './contract-facts.mjs';

await capture('npx', ['nx', 'run', 'openapi:build']);
writeFileSync(releasedFile, written(currentFacts()));
console.log(releasedFile);

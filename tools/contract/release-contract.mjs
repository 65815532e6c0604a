// `npm run contract:release`: records the current contract as the baseline for later versions.
import { writeFileSync } from 'node:fs';
import { capture } from '../process.mjs';
import { currentFacts, releasedFile, written } from './contract-facts.mjs';

await capture('npx', ['nx', 'run', 'openapi:build']);
writeFileSync(releasedFile, written(currentFacts()));
console.log(releasedFile);

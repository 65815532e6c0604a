// `npm run check:ids`, optionally with another clone's folder: checks that every cited id resolves, and prints figures
// and the ids proven at three or more test levels.
import { root } from '../process.mjs';
import { idsByLevels } from './id-levels.mjs';
import { definedIds, definesIds, idFindings, idsOf } from './ids.mjs';
import { trackedFiles } from './tracked-files.mjs';

const files = trackedFiles(process.argv[2] ?? root);
const defined = definedIds(files);
const findings = files.flatMap(({ file, text }) => idFindings(file, text, defined));
const citing = files.filter(({ file }) => !definesIds(file));
const cited = new Set(citing.flatMap(({ text }) => text.split('\n').flatMap(idsOf)));
const lost = [...cited].filter((name) => !defined.has(name));

findings.forEach((finding) => console.error(finding));
console.log(`${cited.size} ids cited, ${defined.size} defined, ${lost.length} without a document`);
for (const [name, levels] of idsByLevels(files, 3)) console.log(`${name} is proven at ${levels.join(', ')}`);
process.exit(findings.length === 0 ? 0 : 1);

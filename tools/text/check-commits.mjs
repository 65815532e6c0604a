// Part of lint: checks the commit subjects of the branch, from which `nx release` derives version and changelog.
import { root } from '../process.mjs';
import { commitSubjects } from './changed-lines.mjs';
import { isConventional } from './commit-subject.mjs';

const wrong = commitSubjects(root).filter((subject) => !isConventional(subject));
for (const subject of wrong)
  console.error(`"${subject}" is not "type(scope): imperative verb ...", at most 72 characters.`);
process.exit(wrong.length === 0 ? 0 : 1);

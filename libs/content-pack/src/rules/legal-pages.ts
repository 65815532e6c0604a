import { legalPages } from '../pack.ts';
import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

const placeholders = ['{owner}', '{product}', '{email}'];

/** Every legal page is there under its own name, and names nobody: who is responsible comes from the configuration. */
export function checkLegalPages({ legal }: PackFiles): Problem[] {
  const missing = legalPages
    .filter((id) => !legal.some(({ value }) => value.id === id))
    .map((id) => ({
      file: `legal/${id}.md`,
      line: 1,
      what: 'the page is missing',
      fix: 'Write it: nobody may be asked to agree to what is not there.',
    }));
  const misnamed = legal
    .filter(({ file, value }) => file !== `legal/${value.id}.md`)
    .map((at) => problemAt(at, ['id'], 'the id is not the name of the file', 'Give both the same name.'));
  const addresses = legal
    .filter(({ value }) => /\S@\S+\.\S/.test(value.body))
    .map((at) =>
      problemAt(at, ['body'], 'an e-mail address stands in the text', `Use ${placeholders.join(', ')}.`),
    );
  return [...missing, ...misnamed, ...addresses];
}

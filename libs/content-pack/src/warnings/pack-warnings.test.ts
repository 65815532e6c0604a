import { describe, expect, it } from 'vitest';
import { formatProblem } from '../model/problem.ts';
import { type Edit, editedPack, starterFiles } from '../testing/edited-pack.ts';
import { packWarnings } from './pack-warnings.ts';

const { page, first } = starterFiles;
const exceptions = 'exceptions.yaml';
const names: Edit = {
  file: page,
  from: 'An island!',
  to: 'An island of Damascus, then Basra, then Kufah, then Aden!',
};

const warningsOf = async (edits: Edit | readonly Edit[]) =>
  packWarnings(await editedPack(edits)).map(formatProblem);

describe('warns the writer without blocking the import', () => {
  it.each<[string, Edit, string]>([
    [
      'of a text that is too hard',
      {
        file: 'people/hashim.md',
        from: /\n---\n\n[\s\S]*/,
        to: `\n---\n\n${'unimaginably extraordinary '.repeat(30)}.\n`,
      },
      'people/hashim.md:7: the text is of school grade',
    ],
    [
      'of seven words in a row that stand twice',
      { file: first, from: 'It lies between Arabia and Africa.', to: 'In the east, a gulf. In the south.' },
      `"in the east a gulf in the" stands also in ${page}:13. Say it in other words.`,
    ],
    ['of more than four new names on a page', names, `${page}:13: the page has`],
    [
      'of a term that no page names',
      {
        file: 'glossary/gulf.md',
        to: '---\nid: gulf\ntitle: Gulf\nfacts: [w1-s1/6]\n---\n\nA gulf is a part of the sea.\n',
      },
      'glossary/gulf.md:2: no page names the term "gulf", so no reader finds it',
    ],
  ])('%s', async (_, edit, line) => {
    expect((await warningsOf(edit)).join('\n')).toContain(line);
  });

  it('but not about an exception for a file or a question', async () => {
    const listed = `- file: ${page}\n  warning: new-names\n  reason: A map.\n- about: [w1-s1-c1-q-tf]\n  warning: asked-twice\n  reason: A map.\n`;
    const lines = await warningsOf([names, { file: exceptions, to: listed }]);
    expect(lines.join('\n')).not.toMatch(/new names|q-mc asks the same: much/);
  });

  it('about an unused exception', async () => {
    const listed = `- file: ${page}\n  warning: new-names\n  reason: A map.\n`;
    expect(await warningsOf({ file: exceptions, to: listed })).toContain(
      `${exceptions}:1: ${page} has no warning "new-names". Remove the exception.`,
    );
  });
});

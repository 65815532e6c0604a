import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree.js';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../format.mjs';
import { root } from '../../process.mjs';
import { subTrail } from './sub-trail.mjs';

const chapters = 'Learning to Trade - Helping: "the Wronged" - Al-Amin - A Pact, a Promise - Zamzam\'s Well';
const options = { id: 'w2-s6', title: "A Young Man's Work", chapters };
/** A line that waits for its text: an empty value, or a chapter of the fact list. */
const emptyField = /(?:''|\[\]|answer:|[xy]:)$|^## /;
const newTree = () => new FsTree(root, false);

describe('a generated sub-trail', async () => {
  const tree = newTree();
  await subTrail(tree, options);
  const written = tree.listChanges().map(({ path, content }) => ({ path, text: String(content) }));
  const own = new Set(written.map(({ path }) => path.replace('content/', '')));

  it('has a fact list, five chapters, and a book of ten pages, with ids', () => {
    const folder = 'worlds/2-rivers/6-a-young-mans-work';
    const pages = Array.from({ length: 10 }, (_, index) => `${String(index + 1).padStart(2, '0')}.md`);
    expect([...own].sort()).toEqual(
      [
        'books/a-young-mans-work/book.yaml',
        ...pages.map((page) => `books/a-young-mans-work/pages/${page}`),
        ...[
          '1-learning-to-trade',
          '2-helping-the-wronged',
          '3-al-amin',
          '4-a-pact-a-promise',
          '5-zamzams-well',
        ].map((chapter) => `${folder}/chapters/${chapter}.yaml`),
        `${folder}/facts.md`,
        `${folder}/sub-trail.yaml`,
      ].sort(),
    );
  });

  it('is formatted, and asks each type once a chapter in a rotating order', async () => {
    const orders = [];
    for (const { path, text } of written) {
      if (!path.endsWith('.yaml')) continue;
      expect(text, path).toBe(await formatted(path, text));
      if (path.includes('/chapters/'))
        orders.push([...text.matchAll(/type: (\w)/g)].map(([, type]) => type).join(''));
    }
    expect(orders).toEqual(['mtdmu', 'tdmum', 'dmumt', 'mumtd', 'umtdm']);
  });

  it('fails the check for the empty fields alone, each with its line', async () => {
    const problems = (await problemsOf(tree)).filter(({ file }) => own.has(file));
    const fields = problems.map(({ file, line, what }) => `${file}:${line}: ${what}`);
    expect(fields).toContain(
      'worlds/2-rivers/6-a-young-mans-work/facts.md:3: the chapter "Learning to Trade" has no fact',
    );
    expect(fields).toContain('books/a-young-mans-work/book.yaml:10: "think_further" must not be empty');
    expect(fields).toContain('books/a-young-mans-work/pages/01.md:8: "question" must not be empty');
    expect(fields).toContain('books/a-young-mans-work/pages/01.md:11: there is no text below the fields');
    const empty = written.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          emptyField.test(line) ? [`${path.replace('content/', '')}:${index + 1}`] : [],
        ),
    );
    const reported = new Set(problems.map(({ file, line }) => `${file}:${line}`));
    expect([...reported].filter((line) => !/pages\/\d+\.md:11$/.test(line)).sort()).toEqual(empty.sort());
  });
});

it.each([
  ['a world that is not there', { ...options, id: 'w9-s1' }, /no world w9/],
  ['a sub-trail that is there', { ...options, id: 'w1-s1' }, /w1-s1 is there already/],
  ['a book that is there', { ...options, title: 'The Land' }, /book the-land is there already/],
  ['four chapters', { ...options, chapters: 'One - Two - Three - Four' }, /has 5 chapters/],
])('rejects %s', async (_reason, wrong, message) => {
  await expect(subTrail(newTree(), wrong)).rejects.toThrow(message);
});

/** Problems of this repository's pack with the tree's changes. @param {FsTree} tree */
async function problemsOf(tree) {
  const content = join(root, 'content');
  const files = await readdir(content, { recursive: true, withFileTypes: true });
  /** @type {Map<string, Buffer>} */
  const folder = new Map(
    files
      .filter((file) => file.isFile() && file.name !== 'package.json')
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [path.slice(content.length + 1), readFileSync(path)]),
  );
  for (const { path, content: text } of tree.listChanges())
    folder.set(path.replace('content/', ''), text ?? Buffer.alloc(0));
  const { module } = await runnerImport(join(root, 'libs/content-pack/src/read-pack.ts'));
  try {
    module.packFromFolder(folder);
    return [];
  } catch (error) {
    return /** @type {{ problems: { file: string, line: number, what: string }[] }} */ (error).problems;
  }
}

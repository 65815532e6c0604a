import { describe, expect, it } from 'vitest';
import { questionTypes } from './schemas/question-schema.ts';
import { readPackFolder } from './files/pack-folder.ts';
import { packFromFolder, readPack } from './read-pack.ts';
import { editedPack, starterPack } from './testing/edited-pack.ts';

describe('the starter pack', () => {
  it('is in order and has world 1 with its first sub-trail of five chapters', async () => {
    const pack = await readPack(starterPack);
    const chapters = pack.worlds[0]?.subTrails[0]?.chapters ?? [];
    expect(pack.worlds.map((world) => [world.id, world.name])).toEqual([['w1', 'Arabia before the Message']]);
    expect(chapters.map((chapter) => chapter.title)).toEqual([
      'The Arabian Peninsula',
      'Deserts, Oases and Wells',
      'Tribes and Clans',
      'Caravans and Trade Roads',
      'The Great Empires Nearby',
    ]);
  });

  it('has five questions in each chapter, numbered from 1, one of each type', async () => {
    const pack = await readPack(starterPack);
    for (const chapter of pack.worlds[0]?.subTrails[0]?.chapters ?? []) {
      expect(chapter.questions.map((question) => question.order)).toEqual([1, 2, 3, 4, 5]);
      expect(chapter.questions.map((question) => question.type).sort()).toEqual([...questionTypes].sort());
    }
  });

  it('claims no review by a scholar', async () => {
    expect((await readPack(starterPack)).metadata.reviewed).toEqual([]);
  });

  it('shows no raw token or mark to a child', async () => {
    expect(JSON.stringify(await readPack(starterPack))).not.toMatch(
      /\{(saw|as|ra|raa|rum)\}|:(term|person)\[/,
    );
  });

  it('gives the pages of a book in the order of their numbers, with their terms marked', async () => {
    const [book] = (await readPack(starterPack)).books;
    expect(book?.pages.map((page) => page.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(book?.pages[3]?.html).toContain('<span data-glossary-id="oasis">oasis</span>');
    expect(book?.pages[9]?.html).toContain(
      '<abbr class="honorific" title="peace and blessings be upon him">ﷺ</abbr>',
    );
  });
});

describe('the hash of a pack', () => {
  it('is the same for the same files and another when one byte changes', async () => {
    const folder = await readPackFolder(starterPack);
    const changed = await editedPack([{ file: 'quiz-times.yaml', from: 'seconds: 60', to: 'seconds: 61' }]);
    expect(packFromFolder(folder).hash).toBe((await readPack(starterPack)).hash);
    expect(packFromFolder(changed).hash).not.toBe(packFromFolder(folder).hash);
  });

  it('does not depend on the order in which files are found', async () => {
    const folder = await readPackFolder(starterPack);
    expect(packFromFolder(new Map([...folder].reverse())).hash).toBe(packFromFolder(folder).hash);
  });
});

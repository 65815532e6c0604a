import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from './model/pack.ts';
import { packFromFolder, readPack } from './read-pack.ts';
import { questionTypes } from './schemas/journey-schemas.ts';
import { editedPack, starterPack } from './testing/edited-pack.ts';

describe('the starter pack', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await readPack(starterPack);
  });

  const subTrails = () => pack.worlds.flatMap((world) => world.subTrails);

  it('is valid and begins in Arabia before the Message', () => {
    expect(pack.worlds.map(({ id }) => id)).toEqual(pack.worlds.map((_, index) => `w${index + 1}`));
    expect(pack.worlds[0]?.name).toBe('Arabia before the Message');
    expect(subTrails()[0]?.chapters.map((chapter) => chapter.title)).toEqual([
      'The Arabian Peninsula',
      'Deserts, Oases and Wells',
      'Tribes and Clans',
      'Caravans and Trade Roads',
      'The Great Empires Nearby',
    ]);
  });

  it('has five chapters per sub-trail, each with five questions of different types', () => {
    for (const { chapters } of subTrails()) {
      expect(chapters.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
      for (const { questions } of chapters) {
        expect(questions.map((question) => question.order)).toEqual([1, 2, 3, 4, 5]);
        expect(questions.map((question) => question.type).sort()).toEqual([...questionTypes].sort());
      }
    }
  });

  it('claims no review by a scholar', () => {
    expect(pack.metadata.reviewed).toEqual([]);
  });

  it('renders every token and mark', () => {
    expect(JSON.stringify(pack)).not.toMatch(/\{(saw|as|as-she|ahl|ra|raa|rum)\}|:(term|person)\[/);
  });
});

it('returns book pages ordered by number, with marked terms and honorifics', async () => {
  const [book] = packFromFolder(await editedPack()).books;
  expect(book?.pages.map((page) => page.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const words = book?.pages.map((page) => page.html).join('') ?? '';
  expect(words).toContain('<span data-glossary-id="oasis">');
  expect(words).toContain('<abbr class="honorific" title="peace and blessings be upon him">ﷺ</abbr>');
});

describe('the pack hash', () => {
  it('is stable for the same files and changes with a single byte', async () => {
    const folder = await editedPack();
    const changed = await editedPack([{ file: 'quiz-times.yaml', from: 'seconds: 60', to: 'seconds: 61' }]);
    expect(packFromFolder(folder).hash).toBe(packFromFolder(await editedPack()).hash);
    expect(packFromFolder(changed).hash).not.toBe(packFromFolder(folder).hash);
  });

  it('does not depend on the file order', async () => {
    const folder = await editedPack();
    expect(packFromFolder(new Map([...folder].reverse())).hash).toBe(packFromFolder(folder).hash);
  });
});

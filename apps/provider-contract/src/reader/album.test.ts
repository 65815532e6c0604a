import { read } from '@sirah-trails/api-client';
import { bothDatabases } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import type { Player } from '../journey/player.ts';
import { storedQuestions } from '../journey/question-keys.ts';

const chapter = 'w1-s1-c1';

bothDatabases('the album of people and words', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const album = async ({ api }: Player) => (await read(api.GET('/api/x/v1/album'))).data;
  const foundOut = async ({ api }: Player, chapterId = chapter) => {
    const params = { path: { chapterId } };
    return (await read(api.GET('/api/x/v1/chapters/{chapterId}/found-out', { params }))).data;
  };
  const turnTo = ({ api }: Player, page: number, status: 1 | 2 = 1) =>
    read(
      api.POST('/api/book/v1/book/progress', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { book_id: 'the-land', page_count: page, status },
      }),
    );
  const namesOf = async (position: number) => {
    const { tags } = (await storedQuestions(harness.provider, chapter))[position] ?? { tags: [] };
    return tags.filter((tag) => tag.startsWith('term:')).map((tag) => tag.slice('term:'.length));
  };

  it('a new learner has met nobody yet, of all that there are', async () => {
    const { people, terms } = await album(await harness.newPlayer());
    expect([people.met, terms.met]).toEqual([[], []]);
    expect(people.total).toBeGreaterThan(0);
    expect(terms.total).toBeGreaterThan(people.total);
  });

  it('an answered question brings its words; a wrong answer that leaves it open does not', async () => {
    const player = await harness.newPlayer();
    await player.play(chapter, 'w');
    expect((await album(player)).terms.met).toEqual([]);
    await player.play(chapter, 'r');
    expect((await album(player)).terms.met).toEqual(expect.arrayContaining(await namesOf(0)));
  });

  it('a read page brings its words, and earlier pages theirs; turning back loses none', async () => {
    const player = await harness.newPlayer();
    await turnTo(player, 1);
    const { met: first } = (await album(player)).terms;
    expect(first).toContain('peninsula');
    await turnTo(player, 6);
    const { people, terms } = await album(player);
    expect(terms.met).toEqual(expect.arrayContaining(first));
    expect(terms.met).toContain('tribe');
    await turnTo(player, 1);
    expect(await album(player)).toMatchObject({ people, terms });
  });

  it('D248: counts finished books', async () => {
    const player = await harness.newPlayer();
    await turnTo(player, 10);
    expect((await album(player)).books_read).toBe(0);
    await turnTo(player, 10, 2);
    expect((await album(player)).books_read).toBe(1);
    await turnTo(player, 1);
    expect((await album(player)).books_read).toBe(1);
  });

  it('the pages of one learner mark nothing for another', async () => {
    const player = await harness.newPlayer();
    await turnTo(player, 10);
    expect((await album(await harness.newPlayer())).terms.met).toEqual([]);
  });

  it('a passed chapter lists its met entries, questions before pages', async () => {
    const player = await harness.newPlayer();
    await expect(foundOut(player)).rejects.toMatchObject({ code: 'CHAPTER_NOT_PASSED', status: 403 });
    await player.play(chapter, 'rrr');
    const { entries } = await foundOut(player);
    const asked = (await Promise.all([0, 1, 2].map(namesOf))).flat();
    expect(entries.map(({ id }) => id).sort()).toEqual([...new Set(asked)].sort());
    await turnTo(player, 10);
    const later = (await foundOut(player)).entries;
    expect(later.slice(0, entries.length)).toEqual(entries);
    expect(later.map(({ id }) => id)).not.toContain('byzantine-empire');
    await expect(foundOut(player, 'none')).rejects.toMatchObject({ status: 404 });
  });

  it('an entry leads to the first page that names it', async () => {
    const { api } = await harness.newPlayer();
    const book = async (kind: 'person' | 'term', id: string) =>
      (await read(api.GET('/api/x/v1/entries/{kind}/{id}/book', { params: { path: { kind, id } } }))).data;
    expect(await book('term', 'peninsula')).toMatchObject({
      book_id: 'the-land',
      title: 'The Land',
      page: 1,
    });
    expect((await book('person', 'hashim'))?.page).toBeGreaterThan(0);
    await expect(book('person', 'peninsula')).rejects.toMatchObject({ status: 404 });
  });
});

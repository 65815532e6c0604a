import { samplePack } from '@sirah-trails/content-pack/testing';
import { expect, it } from 'vitest';
import { aboutPack } from './about-pack.ts';

it('D202, D214: reports origin, credit, counts and the missing scholarly review of the starter pack', async () => {
  const pack = await samplePack();
  const { content, review, written, works } = aboutPack(pack);
  expect(content).toEqual({
    title: pack.metadata.title,
    version: pack.metadata.version,
    licence: 'CC-BY-4.0',
    credit: expect.stringMatching(/by the Sirah Trails authors, CC BY 4\.0$/),
    origin: expect.stringMatching(/machine .* drafted/),
  });
  expect(review).toMatchObject({ reviewed: 0, by: null });
  const pages = pack.books.flatMap((book) => book.pages).length;
  const { people, terms, chapters, activities, questions } = written;
  expect(review.texts).toBe(pages + people + terms + chapters + activities);
  expect(questions).toBe(chapters * 5);
  expect(works).toEqual(expect.arrayContaining(['Quran', 'Ibn Hisham, al-Sira al-nabawiyya']));
  expect(new Set(works).size).toBe(works.length);
});

it('counts each reviewed text once and names the scholar', async () => {
  const pack = await samplePack();
  const reviewed = ['the-land-p01', 'the-land-p02', 'the-land-p01'];
  const metadata = { ...pack.metadata, reviewed, reviewedBy: 'Shaykh Example' };
  expect(aboutPack({ ...pack, metadata }).review).toMatchObject({ reviewed: 2, by: 'Shaykh Example' });
});
